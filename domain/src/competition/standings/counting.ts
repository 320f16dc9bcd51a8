import type { Adjustment, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { inOrderOfPlay } from './play-order.ts';

export type CountedStage = Pick<Stage, 'id' | 'scoring' | 'groups'>;
export type CountedEntry = Pick<Entry, 'id' | 'status' | 'keepsPoints'>;
export type CountedMatch = Pick<
  Match,
  'id' | 'stageId' | 'groupId' | 'number' | 'scoring' | 'state' | 'rows' | 'replayOf' | 'startsAt' | 'playedAt'
>;
export type CountedAdjustment = Pick<Adjustment, 'stageId' | 'entryId' | 'points' | 'matchNumber'>;

/** Returns points for a place: by the table, 0 beyond it or for an unknown place. */
export function placementPoints({ placement: table }: Pick<Scoring, 'placement'>, placement: number | null): number {
  return placement === null ? 0 : (table[placement - 1] ?? 0);
}

/** Returns points for kills in a match, by its own scoring or its stage's. */
export function killPoints(
  scoring: Pick<Scoring, 'perKill'>,
  match: Pick<Match, 'scoring'>,
  kills: number | null,
): number {
  return (kills ?? 0) * (match.scoring?.perKill ?? scoring.perKill);
}

/** True if a match's result counts: it is provisional or official. */
export function isCounted(match: Pick<Match, 'state'>): boolean {
  return match.state === 'provisional' || match.state === 'official';
}

/**
 * Counts provisional results in earlier stages whose points this stage carries. While there are any, no place is final.
 */
export function carriedProvisional(
  stages: readonly Pick<Stage, 'id' | 'scoring'>[],
  matches: readonly Pick<Match, 'stageId' | 'state'>[],
  stageId: string,
): number {
  const index = stages.findIndex(({ id }) => id === stageId);
  const before = stages[index - 1];
  if (before === undefined || stages[index]?.scoring.carry === 'none') return 0;
  const own = matches.filter((match) => match.stageId === before.id && match.state === 'provisional');
  return own.length + carriedProvisional(stages, matches, before.id);
}

/** Lists a group's matches that count, in the order of play. */
export function countedMatches<M extends CountedMatch>(stageId: string, groupId: string, matches: readonly M[]): M[] {
  return inOrderOfPlay(matches.filter((match) => match.stageId === stageId && match.groupId === groupId)).filter(
    isCounted,
  );
}
