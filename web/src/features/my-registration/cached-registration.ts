import { MyRegistration } from '@arena/domain';

/** A registration as this browser kept it; null where it can't be read. Apart, because it takes zod. */
export function readMyRegistration(kept: unknown): MyRegistration | null {
  return MyRegistration.safeParse(kept).data ?? null;
}
