import { type Tournament, toMillis } from '@arena/domain';

type Dated = Pick<Tournament, 'id' | 'date'>;

/** Sorts tournaments by date, earliest first and undated last. Ties are sorted by id. */
export function byDate(a: Dated, b: Dated): number {
  const [first, second] = [toMillis(a.date) ?? Infinity, toMillis(b.date) ?? Infinity];
  if (first === second) return a.id < b.id ? -1 : 1;
  return first < second ? -1 : 1;
}
