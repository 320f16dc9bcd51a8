import { Place } from '@arena/domain';

/** A place as this browser kept it; null where it can't be read. Apart, because it takes zod. */
export function readPlace(kept: unknown): Place | null {
  return Place.safeParse(kept).data ?? null;
}
