import { cancelledMatchesOf, type Match, substituteUntil, toMillis } from '@arena/domain';
import type { Context } from '../platform/context.ts';
import type { Writes } from '../platform/firestore.ts';
import type { RegistrationChange } from '../registrations/decision.ts';
import { type CompetitionFacts, deleteSources } from './competition-document.ts';
import { withConsequences } from './consequences.ts';
import { announce, planned } from './decide.ts';
import { readCompetition } from './read-competition.ts';
import { afterChange } from './registration-rules.ts';
import { readSurroundings, writeCompetition } from './write-competition.ts';

/**
 * Adds the effects on entries to a commit of registrations. Approval restores an entry, any other status withdraws it,
 * a correction updates its players, and an erasure removes its personal data. Public results are written in the same
 * commit, which fails if the competition changed since the read. Costs one read if no competition is planned.
 * @returns a function to call after the commit; null if nothing was added.
 */
export async function syncEntries(
  writes: Writes,
  context: Context,
  tournamentId: string,
  changes: readonly RegistrationChange[],
): Promise<(() => void) | null> {
  if (changes.length === 0) return null;
  const snapshot = await readCompetition(context, tournamentId);
  const { competition } = snapshot.facts;
  if (competition === null) return null;
  // The source text of a result may name the erased player.
  if (changes.some(({ after }) => after === null)) await deleteSources(writes, context, tournamentId);
  const before = planned(snapshot.facts);
  const next = changes.reduce((facts, change) => afterChange(facts, change, context.hash), before);
  // A concurrent import may have read the registration as approved. Write the competition so that one commit fails.
  const isImportable = changes.some((change) => change.before.status === 'approved');
  if (next === before && !isImportable) return null;
  const change = await withConsequences(snapshot.facts, { result: undefined, next }, context);
  const surroundings = await readSurroundings(context, tournamentId);
  const cache = writeCompetition(writes, context, snapshot, surroundings, { next: change.next ?? next });
  return () => {
    cache();
    announce(context, competition, next);
  };
}

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
