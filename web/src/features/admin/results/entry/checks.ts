import {
  type Exchange,
  entryNames,
  exchangesOf,
  exchangeText,
  type FieldErrors,
  isExchanged,
  type Match,
  newExchanges,
  type ResultRow,
  refusalFields,
  resultRefusals,
  resultWarnings,
} from '@arena/domain';
import { listText } from '#lib/editing/list-text.ts';
import type { MatchFacts } from './facts.ts';

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

const textsOf = ({ view, nameOf }: MatchFacts, exchanges: readonly Exchange[]) =>
  exchanges.filter(isExchanged).map((one) => exchangeText(one, view.competition.stages, nameOf));

/**
 * Says who would have advanced instead of whom if this result is saved.
 * @param answered the server's messages, which may know more
 */
export function exchangesBy(facts: MatchFacts, rows: readonly ResultRow[], answered: FieldErrors = {}): string[] {
  const { view, match } = facts;
  const corrected: Match = { ...match, state: 'provisional', rows: [...rows] };
  const matches = view.matches.map((each) => (each.id === match.id ? corrected : each));
  const own = textsOf(facts, newExchanges(view, { ...view, matches }));
  const { acceptsExchange: told } = answered;
  return own.length === 0 && told !== undefined ? [told] : own;
}

/** Says who would have advanced instead of whom by the stored correction, which isn't official yet. */
export function storedExchanges(facts: MatchFacts): string[] {
  return textsOf(facts, exchangesOf(facts.view, facts.match.id));
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
