import {
  entryNames,
  type FieldErrors,
  type ResultRow,
  refusalFields,
  resultRefusals,
  resultWarnings,
} from '@arena/domain';
import { listText } from '../../../../lib/editing/list-text.ts';
import type { MatchFacts } from '../facts.ts';

/** Problems by row; `others` belong to no row. */
export interface RowFaults {
  byEntry: ReadonlyMap<string, string>;
  others: readonly string[];
  /** True if the result can't be sent. */
  isBlocking: boolean;
}

/** Assigns a field's message (`rows.3.placement`) to the entry of that row. */
function placed(rows: readonly ResultRow[], fields: FieldErrors): Pick<RowFaults, 'byEntry' | 'others'> {
  const byEntry = new Map<string, string>();
  const others: string[] = [];
  for (const [path, text] of Object.entries(fields)) {
    const [, index] = /^rows\.(\d+)\b/.exec(path) ?? [];
    const row = index === undefined ? undefined : rows[Number(index)];
    if (row !== undefined) byEntry.set(row.entryId, text);
    else if (path !== 'reason') others.push(text);
  }
  return { byEntry, others };
}

function namedEntries({ view }: MatchFacts) {
  return [...entryNames(view.entries)].map(([id, name]) => ({ id, name }));
}

/**
 * Returns the problems of a result: by the domain's rules, and in the server's answer.
 * @param answered the server's messages, and the rows that they are about
 */
export function faultsOf(
  facts: MatchFacts,
  rows: readonly ResultRow[],
  answered: { fields: FieldErrors; rows: readonly ResultRow[] } | null = null,
): RowFaults {
  const { stage, group } = facts;
  const refusals = resultRefusals(rows, { scoring: stage.scoring, group, entries: namedEntries(facts) });
  const mine = placed(rows, refusalFields(refusals));
  const theirs = placed(answered?.rows ?? [], answered?.fields ?? {});
  const here = new Set(rows.map(({ entryId }) => entryId));
  const gone = [...theirs.byEntry].filter(([entryId]) => !here.has(entryId)).map(([, text]) => text);
  return {
    byEntry: new Map([...theirs.byEntry, ...mine.byEntry]),
    others: [...theirs.others, ...gone],
    isBlocking: refusals.length > 0,
  };
}

export function doubtsOf(facts: MatchFacts, rows: readonly ResultRow[]): string[] {
  const { stage, group, view, nameOf } = facts;
  const { teamSize } = view.competition;
  const warnings = resultWarnings(rows, { scoring: stage.scoring, group, entries: namedEntries(facts), teamSize });
  const uncounted = rows.filter(({ played, kills }) => played && kills === null);
  const names = uncounted.map(({ entryId }) => nameOf(entryId));
  return [
    ...warnings.map(({ message }) => message),
    ...(names.length === 0 ? [] : [`No anotaste las bajas de ${listText(names)}: cuentan como 0.`]),
  ];
}

/**
 * Lists entries that count as absent only because they have no row: not marked in this result or the former one, and
 * not by their status.
 */
export function implicitAbsences({ lobby, match }: MatchFacts, rows: readonly ResultRow[]): string[] {
  const before = new Map(match.rows.map((row) => [row.entryId, row.played]));
  const expected = new Set(lobby.filter(({ status }) => status === 'active').map(({ id }) => id));
  return rows
    .filter(({ entryId, played }) => !played && expected.has(entryId))
    .map(({ entryId }) => entryId)
    .filter((entryId) => match.revision === 0 || before.get(entryId) === true);
}
