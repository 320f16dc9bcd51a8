import { cancelledMatchesOf, type Match, substituteUntil, toMillis } from '@arena/domain';
import type { Context } from '../platform/context.ts';
import type { CompetitionFacts } from './competition-document.ts';
import { readCompetition } from './read-competition.ts';

/**
 * Returns the deadline for offering a registration's lobby seat; null if a substitute can't play in it. Only
 * first-stage seats go to the waiting list, because later ones are earned.
 */
export function seatDeadline(facts: CompetitionFacts, registrationId: string, now: Date): string | null {
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
  return next === undefined ? null : substituteUntil(next.startsAt, now);
}

/** Finds the deadlines for offering the lobby seats of registrations. Seats without one are left out. */
export async function seatDeadlines(
  context: Context,
  tournamentId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { facts } = await readCompetition(context, tournamentId);
  const known = ids.map((id) => [id, seatDeadline(facts, id, context.now)] as const);
  return new Map(known.flatMap(([id, until]) => (until === null ? [] : [[id, until]])));
}
