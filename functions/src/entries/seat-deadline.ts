import { cancelledMatchesOf, substituteUntil, toMillis } from '@arena/domain';
import type { CompetitionFacts } from '../competitions/competition-document.ts';

/**
 * Returns the deadline of an offer of the seat of a registration; null where a substitute can't play from it. Seats in
 * later stages are earned: only those in the first one go to the waiting list.
 */
export function seatDeadline(facts: CompetitionFacts, registrationId: string, now: Date): string | null {
  const entry = facts.entries.find((one) => one.registrationId === registrationId);
  const stage = facts.competition?.stages[0];
  const group = stage?.groups.find(({ entryIds }) => entry !== undefined && entryIds.includes(entry.id));
  if (stage?.state !== 'open' || group === undefined) return null;
  const isOff = cancelledMatchesOf(facts);
  const toPlay = facts.matches.filter(
    (match) => match.stageId === stage.id && match.groupId === group.id && match.state === 'scheduled' && !isOff(match),
  );
  if (toPlay.length === 0) return null;
  const starts = toPlay.flatMap(({ startsAt }) => toMillis(startsAt) ?? []);
  const next = starts.length === 0 ? null : new Date(Math.min(...starts)).toISOString();
  return substituteUntil(next, now);
}
