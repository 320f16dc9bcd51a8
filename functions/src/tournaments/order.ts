import { type Tournament, toMillis } from '@arena/domain';

type Dated = Pick<Tournament, 'id' | 'date'>;

/** Compares tournaments by date, the soonest first, those without a date last; the id decides between equals. */
export function byDate(a: Dated, b: Dated): number {
  const [first, second] = [toMillis(a.date) ?? Infinity, toMillis(b.date) ?? Infinity];
  if (first === second) return a.id < b.id ? -1 : 1;
  return first < second ? -1 : 1;
}
