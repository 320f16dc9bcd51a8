import type { Match } from '../records/match.schema.ts';

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
