import {
  entryName,
  type FieldErrors,
  type ResultRow,
  type ResultWarning,
  refusalFields,
  resultRefusals,
  resultWarnings,
} from '@arena/domain';
import type { MatchFacts } from './facts.ts';

/** What is wrong with a result, beside whom it is about; `others` is about nobody in particular. */
export interface RowFaults {
  byEntry: ReadonlyMap<string, string>;
  others: readonly string[];
}

/** Puts a field's sentence (`rows.3.placement`) beside the entry of that row. */
function placed(rows: readonly ResultRow[], fields: FieldErrors): RowFaults {
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
  return view.entries.map((entry) => ({ id: entry.id, name: entryName(entry) }));
}

/** Why a result can't be stored like that: by the domain's rules, and by what the server answered. */
export function faultsOf(facts: MatchFacts, rows: readonly ResultRow[], answered: FieldErrors = {}): RowFaults {
  const { stage, group } = facts;
  const refusals = resultRefusals(rows, { scoring: stage.scoring, group, entries: namedEntries(facts) });
  return placed(rows, { ...answered, ...refusalFields(refusals) });
}

/** What is probably a slip. */
export function warningsOf(facts: MatchFacts, rows: readonly ResultRow[]): ResultWarning[] {
  const { group, view } = facts;
  const { teamSize } = view.competition;
  return resultWarnings(rows, { group, entries: namedEntries(facts), teamSize });
}

/**
 * Who would not have played by this result, of whom nobody has said so: neither it, nor the result before, nor the
 * entry's own status.
 */
export function unaskedAbsent({ lobby, match }: MatchFacts, rows: readonly ResultRow[]): string[] {
  const before = new Map(match.rows.map((row) => [row.entryId, row.played]));
  const expected = new Set(lobby.filter(({ status }) => status === 'active').map(({ id }) => id));
  return rows
    .filter(({ entryId, played }) => !played && expected.has(entryId))
    .map(({ entryId }) => entryId)
    .filter((entryId) => match.revision === 0 || before.get(entryId) === true);
}
