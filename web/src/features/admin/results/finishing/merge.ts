import { changesBetween, type ResultRow, type RowChange } from '@arena/domain';
import { absent, wholeRows } from '../rows.ts';

export type Side = 'mine' | 'theirs';

/** An entry with two different results: `before` is mine, `after` theirs. */
export interface Dispute extends RowChange {
  /** The suggested side: the only one that changed it; null if both did. */
  suggested: Side | null;
}

/** Lists the differences between two results by entry. @param base the revision that both started from */
export function disputesOf(
  base: readonly ResultRow[],
  mine: readonly ResultRow[],
  theirs: readonly ResultRow[],
): Dispute[] {
  const lobby = mine.map(({ entryId }) => entryId);
  const from = wholeRows(lobby, base);
  const [byMe, byThem] = [mine, wholeRows(lobby, theirs)].map(
    (rows) => new Set(changesBetween(from, rows).map(({ entryId }) => entryId)),
  );
  return changesBetween(mine, wholeRows(lobby, theirs)).map((change) => {
    const [isMine, isTheirs] = [byMe?.has(change.entryId), byThem?.has(change.entryId)];
    const suggested = isMine === isTheirs ? null : isMine ? 'mine' : 'theirs';
    return { ...change, suggested };
  });
}

/** Merges two results: theirs where chosen, else mine. */
export function mergeResults(
  mine: readonly ResultRow[],
  disputes: readonly Dispute[],
  chosen: Readonly<Record<string, Side>>,
): ResultRow[] {
  const theirs = new Map(
    disputes.filter(({ entryId }) => chosen[entryId] === 'theirs').map(({ entryId, after }) => [entryId, after]),
  );
  return mine.map((row) => {
    const other = theirs.get(row.entryId);
    return other === undefined ? row : { entryId: row.entryId, ...(other ?? absent) };
  });
}
