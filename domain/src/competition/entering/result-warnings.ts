import type { TeamSize } from '../../tournament/modes.schema.ts';
import type { ResultRow } from '../records/match.schema.ts';
import { placementPoints } from '../standings/counting.ts';
import { counted, listed } from '../standings/spanish.ts';
import type { ResultFacts } from './result-refusals.ts';

type ResultWarningCode =
  | 'entries_missing'
  | 'no_winner'
  | 'placements_missing'
  | 'placement_too_high'
  | 'played_unplaced'
  | 'no_kills'
  | 'kills_too_many'
  | 'kills_sum_too_many';

/** A probable slip in a result. The person who entered it may know better. */
export interface ResultWarning {
  code: ResultWarningCode;
  message: string;
  entryIds: readonly string[];
}

function missingPlacements(placements: readonly number[]): number[] {
  const known = new Set(placements);
  const last = Math.max(0, ...placements);
  return Array.from({ length: last }, (_, index) => index + 1).filter((placement) => !known.has(placement));
}

function placementWarnings(played: readonly ResultRow[], scoring: ResultFacts['scoring']): ResultWarning[] {
  const placed = played.filter(({ placement }) => placement !== null);
  const unplaced = played.filter(({ placement }) => placement === null);
  const missing = missingPlacements(placed.map(({ placement }) => placement ?? 0)).filter((placement) => placement > 1);
  const beyond = placed.filter(({ placement }) => (placement ?? 0) > played.length);
  const warnings: ResultWarning[] = [];
  if (played.length > 0 && !placed.some(({ placement }) => placement === 1)) {
    warnings.push({ code: 'no_winner', message: 'Nadie tiene el puesto 1.', entryIds: [] });
  }
  if (missing.length > 0) {
    const message = `${missing.length === 1 ? 'Falta el puesto' : 'Faltan los puestos'} ${listed(missing.map(String), 6)}.`;
    warnings.push({ code: 'placements_missing', message, entryIds: [] });
  }
  if (beyond.length > 0) {
    const highest = Math.max(...beyond.map(({ placement }) => placement ?? 0));
    const message = `Hay un puesto ${highest} y ${played.length === 1 ? 'jugó' : 'jugaron'} ${played.length}.`;
    warnings.push({ code: 'placement_too_high', message, entryIds: beyond.map(({ entryId }) => entryId) });
  }
  // In a large lobby the last places may be missing, because they score no points.
  if (placed.length > 0 && unplaced.length > 0 && placementPoints(scoring, placed.length + 1) > 0) {
    const message = `${counted(unplaced.length, 'jugó', 'jugaron')} sin puesto.`;
    warnings.push({ code: 'played_unplaced', message, entryIds: unplaced.map(({ entryId }) => entryId) });
  }
  return warnings;
}

/** Players can return to the game: published matches have up to 2.1 kills a player. */
const KILLS_A_PLAYER = 2.5;

function killWarnings(
  played: readonly ResultRow[],
  teamSize: TeamSize,
  nameOf: (entryId: string) => string,
): ResultWarning[] {
  const rivals = Math.max(0, played.length - 1) * teamSize;
  const sum = played.reduce((total, { kills }) => total + (kills ?? 0), 0);
  const counts = played.some(({ kills }) => kills !== null);
  const warnings: ResultWarning[] = played
    .filter(({ kills }) => (kills ?? 0) > rivals)
    .map(({ entryId, kills }) => ({
      code: 'kills_too_many',
      message: `${nameOf(entryId)} tiene ${counted(kills ?? 0, 'baja', 'bajas')} y había ${counted(rivals, 'rival', 'rivales')}.`,
      entryIds: [entryId],
    }));
  if (sum > played.length * teamSize * KILLS_A_PLAYER && warnings.length === 0) {
    const players = counted(played.length * teamSize, 'jugador', 'jugadores');
    warnings.push({
      code: 'kills_sum_too_many',
      message: `Las bajas suman ${sum} y había ${players}.`,
      entryIds: [],
    });
  }
  if (counts && sum === 0 && played.length > 1) {
    warnings.push({ code: 'no_kills', message: 'Nadie tiene bajas.', entryIds: [] });
  }
  return warnings;
}

/**
 * Lists suspicious values of a result: gaps between places, missing places worth points, impossible kills, entries
 * without a row. Shown before saving; none of them blocks it.
 */
export function resultWarnings(
  rows: readonly ResultRow[],
  facts: ResultFacts & { teamSize: TeamSize },
): ResultWarning[] {
  const names = new Map(facts.entries.map(({ id, name }) => [id, name]));
  const nameOf = (entryId: string) => names.get(entryId) ?? 'Un participante';
  const played = rows.filter((row) => row.played);
  const there = new Set(rows.map(({ entryId }) => entryId));
  const missing = facts.group.entryIds.filter((entryId) => !there.has(entryId));
  const warnings = [...placementWarnings(played, facts.scoring), ...killWarnings(played, facts.teamSize, nameOf)];
  if (missing.length === 0) return warnings;
  const message = `${missing.length === 1 ? 'Falta' : 'Faltan'} en el resultado: ${listed(missing.map(nameOf))}.`;
  return [...warnings, { code: 'entries_missing', message, entryIds: missing }];
}
