import * as limits from '../../limits/limits.ts';
import type { TeamSize } from '../../tournament/modes.schema.ts';
import type { Advance, StageFields } from '../records/competition.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { scoringTemplates } from './scoring-templates.ts';

/** A suggested plan for a number of entries. */
export interface PlanTemplate {
  id: 'one_lobby' | 'groups_final' | 'elimination_final';
  name: string;
  /** The plan in a sentence with its numbers. */
  description: string;
  stages: StageFields[];
}

/** Number of matches of a lobby in three hours. */
const MATCHES_A_DAY = 6;
const FEWEST_TO_SPLIT = 8;

/** Returns the entries of a full lobby in the game: 48 players, 24 duos, 12 squads. */
export function lobbySize(teamSize: TeamSize): number {
  return limits.competition.lobbyPlayers / teamSize;
}

/** 'Grupo A' to 'Grupo Z', then 'Grupo AA'. */
function letters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Makes groups without entries: 'Grupo A', 'Grupo B'… */
export function emptyGroups(count: number): StageFields['groups'] {
  if (count === 1) return [{ id: 'a', name: 'Sala única', entryIds: [] }];
  return Array.from({ length: count }, (_, index) => ({
    id: letters(index).toLowerCase(),
    name: `Grupo ${letters(index)}`,
    entryIds: [],
  }));
}

function scoringFor(entriesInLobby: number): Scoring {
  const [freeFire] = scoringTemplates;
  const solo = scoringTemplates.find(({ id }) => id === 'solo_48');
  return entriesInLobby > freeFire.scoring.placement.length ? (solo ?? freeFire).scoring : freeFire.scoring;
}

interface Round {
  groups: number;
  entries: number;
  advance: Advance;
}

/** Divides seats evenly among groups; the remainder goes to the best of the rest. */
function sharedOut(through: number, groups: number): Advance {
  return { perGroup: Math.floor(through / groups), best: through % groups };
}

/**
 * Returns the rounds before a final of `finalists`, with as few lobbies as possible. If too few of each lobby would
 * reach the final, the first quarter of each plays another round.
 */
function roundsBefore(entries: number, groups: number, finalists: number, lobby: number): Round[] {
  const fewest = Math.max(2, lobby / 12);
  if (groups === 1 || finalists < lobby || Math.floor(finalists / groups) >= fewest) {
    return [{ groups, entries, advance: sharedOut(finalists, groups) }];
  }
  const through = groups * Math.floor(lobby / 4);
  const next = roundsBefore(through, Math.ceil(through / lobby), finalists, lobby);
  return [{ groups, entries, advance: { perGroup: Math.floor(lobby / 4), best: 0 } }, ...next];
}

const roundNames = ['Clasificatoria', 'Segunda ronda', 'Tercera ronda', 'Cuarta ronda', 'Quinta ronda'];

function roundStages(rounds: readonly Round[], matchCount: number): StageFields[] {
  return rounds.map(({ groups, entries, advance }, index) => ({
    id: `ronda-${index + 1}`,
    name: roundNames[index] ?? `Ronda ${index + 1}`,
    scoring: scoringFor(Math.ceil(entries / groups)),
    matchCount,
    groups: emptyGroups(groups),
    advance,
  }));
}

function finalStage(matchCount: number, scoring: Scoring): StageFields {
  return { id: 'final', name: 'Final', scoring, matchCount, groups: emptyGroups(1), advance: null };
}

const bestOf = (matches: number): Scoring['champion'] => ({ wins: Math.ceil(matches / 2), maxMatches: matches });

/** The largest first stage: a full lobby in each possible group. */
export const mostEntries = (teamSize: TeamSize) => limits.competition.groups * lobbySize(teamSize);

/**
 * Suggests plans for a number of entries, the most suitable first. Empty below two entries or above the largest plan.
 */
export function planTemplates(entries: number, teamSize: TeamSize): PlanTemplate[] {
  const lobby = lobbySize(teamSize);
  if (entries < 2 || entries > mostEntries(teamSize)) return [];
  const lobbies = Math.ceil(entries / lobby);
  const half = Math.min(lobby, Math.ceil(entries / 2));
  const groups = Math.max(2, lobbies);
  const grouped = roundsBefore(entries, groups, half, lobby);
  const eliminated = roundsBefore(entries, lobbies, half, lobby);
  const plans: PlanTemplate[] = [];
  if (lobbies === 1) {
    plans.push({
      id: 'one_lobby',
      name: 'Una sala',
      description: `Todos en una sala, ${MATCHES_A_DAY} partidas; gana quien suma más puntos.`,
      stages: [finalStage(MATCHES_A_DAY, scoringFor(entries))],
    });
  }
  if (entries >= FEWEST_TO_SPLIT) {
    plans.push({
      id: 'groups_final',
      name: 'Grupos y final',
      description: `${groups} grupos y una final de ${half}; ${MATCHES_A_DAY} partidas en cada fase.`,
      stages: [...roundStages(grouped, MATCHES_A_DAY), finalStage(MATCHES_A_DAY, scoringFor(half))],
    });
  }
  if (entries > 2) {
    const scoring = { ...scoringFor(half), champion: bestOf(limits.finalBestOf) };
    plans.push({
      id: 'elimination_final',
      name: 'Eliminación y final al mejor de tres',
      description: `Una partida por sala elimina a la mitad o más; la final de ${half} la gana quien logra 2 Booyahs.`,
      stages: [...roundStages(eliminated, 1), finalStage(limits.finalBestOf, scoring)],
    });
  }
  return plans;
}
