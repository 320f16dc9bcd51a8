import * as limits from '../../limits/limits.ts';
import { canonicalText } from '../plan/hash.ts';
import type { Correction, Match, MatchFields, ResultRow, RowChange } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { counted, listed } from '../standings/spanish.ts';

type Played = NonNullable<RowChange['before']>;

function playedOf(row: ResultRow | undefined): Played | null {
  return row === undefined ? null : { played: row.played, placement: row.placement, kills: row.kills };
}

function isSame(a: Played | null, b: Played | null): boolean {
  return a?.played === b?.played && a?.placement === b?.placement && a?.kills === b?.kills;
}

/** Lists the differences between two results by entry; the order of rows doesn't matter. */
export function changesBetween(before: readonly ResultRow[], after: readonly ResultRow[]): RowChange[] {
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [row.entryId, row])));
  return [...new Set([...before, ...after].map(({ entryId }) => entryId))]
    .map((entryId) => ({ entryId, before: playedOf(was?.get(entryId)), after: playedOf(is?.get(entryId)) }))
    .filter((change) => !isSame(change.before, change.after));
}

/**
 * Builds the public correction for a result that replaces an official one, or null without a difference. @param by the
 * new revision: its number, time (ISO 8601, UTC) and reason.
 */
export function correctionOf(
  match: Pick<Match, 'officialAt' | 'rows'>,
  rows: readonly ResultRow[],
  by: Pick<Correction, 'revision' | 'at' | 'reason'>,
): Correction | null {
  const changes = changesBetween(match.rows, rows);
  return match.officialAt === null || changes.length === 0 ? null : { ...by, changes };
}

/** Adds a correction to a match; the oldest are dropped beyond the limit. */
export function corrected(match: Match, correction: Correction | null): Match {
  if (correction === null) return match;
  const corrections = [...match.corrections, correction].slice(-limits.competition.correctionsPerMatch);
  return { ...match, corrections };
}

/** Adds a correction about changed scoring to an official match. */
export function recounted(match: Match, how: string, at: string): Match {
  if (match.officialAt === null || how === '') return match;
  return corrected(match, { revision: match.revision, at, reason: how, changes: [] });
}

/** Describes publicly a changed rule of a match's scoring; empty without a change. */
export function recountOfMatch(
  before: Pick<MatchFields, 'number' | 'scoring'>,
  after: Pick<MatchFields, 'number' | 'scoring'>,
  { perKill }: Pick<Scoring, 'perKill'>,
): string {
  const [was, is] = [before.scoring?.perKill ?? perKill, after.scoring?.perKill ?? perKill];
  const number = `Era la partida ${before.number} y ahora es la ${after.number}.`;
  const kills = `Cada baja valía ${counted(was, 'punto', 'puntos')} y ahora vale ${counted(is, 'punto', 'puntos')}.`;
  return [before.number === after.number ? '' : number, was === is ? '' : kills].filter(Boolean).join(' ');
}

const partsOfScoring = [
  ['placement', 'los puntos por puesto'],
  ['perKill', 'los puntos por baja'],
  ['tieBreaks', 'los desempates'],
  ['carry', 'lo que se trae de la fase anterior'],
  ['champion', 'cómo se gana el título'],
] as const satisfies readonly [keyof Scoring, string][];

/** Describes publicly a changed rule of a stage's scoring; empty without a change. */
export function recountOfStage(before: Scoring, after: Scoring): string {
  const changed = partsOfScoring.filter(([part]) => canonicalText(before[part]) !== canonicalText(after[part]));
  const words = changed.map(([, text]) => text);
  return words.length === 0 ? '' : `La fase cuenta de otra manera: ${listed(words, words.length)}.`;
}
