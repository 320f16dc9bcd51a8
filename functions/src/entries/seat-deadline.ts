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

/** A place in a lobby for a substitute: the match that is played next, and the deadline of an offer. */
interface LobbySeat {
  matchId: string;
  until: string;
}

/**
 * Returns the place of a registration in its lobby; null where a substitute can't play from it. Seats in later stages
 * are earned: only those in the first one go to the waiting list.
 */
export function lobbySeat(facts: CompetitionFacts, registrationId: string, now: Date): LobbySeat | null {
  const entry = facts.entries.find((one) => one.registrationId === registrationId);
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

/** Returns the deadline of an offer of the seat of a registration; null where a substitute can't play from it. */
export function seatDeadline(facts: CompetitionFacts, registrationId: string, now: Date): string | null {
  return lobbySeat(facts, registrationId, now)?.until ?? null;
}

/**
 * Returns the deadline of the server's own offer of a place in a lobby. It is minutes where a player is missing there.
 * After a missed confirmation, hours before, it is that of any other seat.
 */
export function lobbyOfferUntil(
  tournament: VisibleTournament,
  { out, until }: Pick<Registration, 'out'> & Pick<LobbySeat, 'until'>,
  now: Date,
): string {
  return out === 'unconfirmed' ? (offerUntil(tournament, now) ?? until) : until;
}
