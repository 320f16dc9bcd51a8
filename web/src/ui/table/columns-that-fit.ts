/** A column's claim to space. */
export interface Sized {
  id: string;
  /** Width in rem; without it the column takes what is left. */
  width?: number;
  /** Least width in rem of a column without a width. */
  least?: number;
  /**
   * `always`: however narrow the table is; `filled`: if a row has a value, unless the user decides; `chosen`: only if
   * the user shows it. Without it the column is shown until the user hides it.
   */
  shown?: 'always' | 'filled' | 'chosen';
  /** Order in which columns are left out where they don't fit: 1 first. Further ones follow, the last first. */
  givesWay?: number;
}

/** Enough for a word or two. */
const LEAST = 7;

const leastWidth = ({ width, least = LEAST }: Sized) => width ?? least;

/**
 * Returns the ids of the columns that fit into a width in rem without being squeezed. Columns that are always shown
 * stay, and those that the user chose go last.
 */
export function columnsThatFit(columns: readonly Sized[], space: number, isChosen: (id: string) => boolean): string[] {
  const order = ({ givesWay = Number.POSITIVE_INFINITY }: Sized) => givesWay;
  const leaving = columns
    .toReversed()
    .filter(({ shown }) => shown !== 'always')
    .sort(
      (a, b) =>
        Number(isChosen(a.id)) - Number(isChosen(b.id)) || (order(a) < order(b) ? -1 : Number(order(a) > order(b))),
    );
  let needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const out = new Set<string>();
  for (const column of leaving) {
    if (needed <= space) break;
    out.add(column.id);
    needed -= leastWidth(column);
  }
  return columns.map(({ id }) => id).filter((id) => !out.has(id));
}
