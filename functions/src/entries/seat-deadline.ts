import {
  cancelledMatchesOf,
  type Match,
  offerUntil,
  type Registration,
  substituteUntil,
  toMillis,
  type VisibleTournament,
} from '@arena/domain';
import type { CompetitionFacts } from '../competitions/competition-document.ts';

/** A lobby seat for a substitute: the next match, and the deadline of the offer. */
interface LobbySeat {
  matchId: string;
  until: string;
}

/**
 * Returns a registration's lobby seat; null if a substitute can't play in it. Only first-stage seats go to the waiting
 * list, because later ones are earned.
 */
export function lobbySeat(facts: CompetitionFacts, registrationId: string, now: Date): LobbySeat | null {
  const entry = facts.entries.find((candidate) => candidate.registrationId === registrationId);
  const stage = facts.competition?.stages[0];
  const group = stage?.groups.find(({ entryIds }) => entry !== undefined && entryIds.includes(entry.id));
  if (stage?.state !== 'open' || group === undefined) return null;
  const isOff = cancelledMatchesOf(facts);
  const toPlay = facts.matches.filter(
    (match) => match.stageId === stage.id && match.groupId === group.id && match.state === 'scheduled' && !isOff(match),
  );
  const startOf = ({ startsAt }: Match) => toMillis(startsAt) ?? Number.POSITIVE_INFINITY;
  const [next] = toPlay.toSorted((a, b) => startOf(a) - startOf(b));
  const until = next === undefined ? null : substituteUntil(next.startsAt, now);
  return next === undefined || until === null ? null : { matchId: next.id, until };
}

/** Returns the deadline for offering a registration's seat; null if a substitute can't play in it. */
export function seatDeadline(facts: CompetitionFacts, registrationId: string, now: Date): string | null {
  return lobbySeat(facts, registrationId, now)?.until ?? null;
}

/**
 * Returns the deadline of an automatic offer of a lobby seat. For a no-show it is minutes away. After a missed
 * confirmation, hours before the match, it equals that of any other seat.
 */
export function lobbyOfferUntil(
  tournament: VisibleTournament,
  { out, until }: Pick<Registration, 'out'> & Pick<LobbySeat, 'until'>,
  now: Date,
): string {
  return out === 'unconfirmed' ? (offerUntil(tournament, now) ?? until) : until;
}
