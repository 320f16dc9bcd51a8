import { MyRegistration } from '@arena/domain';

/** Parses a stored registration; null if it is invalid. In a file of its own, because it loads zod. */
export function readMyRegistration(kept: unknown): MyRegistration | null {
  return MyRegistration.safeParse(kept).data ?? null;
}
