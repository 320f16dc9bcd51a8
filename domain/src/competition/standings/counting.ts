import type { Adjustment, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';

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

type Ordered = Pick<Match, 'id' | 'number' | 'replayOf' | 'startsAt' | 'playedAt'>;

/** Compares instants that both matches have; null if one is missing or both are equal. */
function earlier(one: string | null | undefined, other: string | null | undefined): boolean | null {
  return !one || !other || one === other ? null : one < other;
}

/** True if a match was played before a replay: by their hours, else by when they were played, else by number. */
function isBefore(match: Ordered, replay: Ordered): boolean {
  return (
    earlier(match.startsAt, replay.startsAt) ??
    earlier(match.playedAt, replay.playedAt) ??
    (match.number < replay.number || (match.number === replay.number && match.id < replay.id))
  );
}

/** True if a match was put off until after another with a higher number: both its hour and its play say so. */
function isPutOff(match: Ordered, other: Ordered): boolean {
  return earlier(other.startsAt, match.startsAt) === true && earlier(other.playedAt, match.playedAt) === true;
}

/**
 * Sorts a group's matches in the order of play. Numbers are that order, unless a match was put off. A replay keeps the
 * number of the match that it repeats and counts where it was played.
 */
export function inOrderOfPlay<M extends Ordered>(matches: readonly M[]): M[] {
  const order: M[] = [];
  const byNumber = matches.toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
  for (const match of byNumber.filter(({ replayOf }) => replayOf === null)) {
    order.splice(order.findLastIndex((before) => !isPutOff(before, match)) + 1, 0, match);
  }
  for (const replay of byNumber.filter(({ replayOf }) => replayOf !== null)) {
    order.splice(order.findLastIndex((match) => isBefore(match, replay)) + 1, 0, replay);
  }
  return order;
}
