import type { Correction, Match, ResultRow, RowChange } from '../records/match.schema.ts';

type Deed = NonNullable<RowChange['before']>;

function deedOf(row: ResultRow | undefined): Deed | null {
  return row === undefined ? null : { played: row.played, placement: row.placement, kills: row.kills };
}

function isSame(a: Deed | null, b: Deed | null): boolean {
  return a?.played === b?.played && a?.placement === b?.placement && a?.kills === b?.kills;
}

/** What differs between two results, entry by entry; the order of rows is of no matter. */
export function changesBetween(before: readonly ResultRow[], after: readonly ResultRow[]): RowChange[] {
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [row.entryId, row])));
  return [...new Set([...before, ...after].map(({ entryId }) => entryId))]
    .map((entryId) => ({ entryId, before: deedOf(was?.get(entryId)), after: deedOf(is?.get(entryId)) }))
    .filter((change) => !isSame(change.before, change.after));
}

/**
 * What everybody sees of a result that replaces an official one; null where there was none, or nothing differs.
 * @param by the new revision: its number, when (ISO 8601, UTC) and why.
 */
export function correctionOf(
  match: Pick<Match, 'officialAt' | 'rows'>,
  rows: readonly ResultRow[],
  by: Pick<Correction, 'revision' | 'at' | 'reason'>,
): Correction | null {
  const changes = changesBetween(match.rows, rows);
  return match.officialAt === null || changes.length === 0 ? null : { ...by, changes };
}
