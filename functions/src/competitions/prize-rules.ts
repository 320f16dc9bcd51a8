import { isDeepStrictEqual } from 'node:util';
import {
  answered,
  changed,
  decided,
  entryOfRegistration,
  limits,
  type Prize,
  type PrizeOutcome,
  type Registration,
  refuse,
  withDecidedPlace,
} from '@arena/domain';
import type { EndpointInput, PrizeDecision, PrizeEdit } from '@arena/domain/api';
import { ApiError, found } from '../platform/api-error.ts';
import { type Planned, refusalError } from './competition-document.ts';
import { type Author, auditOf, type Decide, planned, requirePlan, withPlan } from './decide.ts';
import { withPrizes } from './stage-rules.ts';

export type PrizeAnswer = Omit<EndpointInput<'POST /my-registration/prize'>['body'], 'token'>;

function prizeIn({ prizes }: Planned, prizeId: string): Prize {
  return found(prizes.find(({ id }) => id === prizeId));
}

/** @throws ApiError `competition_refused` if the change isn't allowed. */
function outcomeOf({ prize, refusal }: PrizeOutcome, path: string): Prize {
  if (prize === undefined) throw refusalError(refuse(refusal, path));
  return prize;
}

function withPrize(facts: Planned, next: Prize): Planned {
  return { ...facts, prizes: facts.prizes.map((prize) => (prize.id === next.id ? next : prize)) };
}

/** @throws ApiError `competition_refused` while the final is open, because the winners aren't known. */
function refuseOpenFinal({ competition }: Planned, path: string): void {
  if (competition.state !== 'finished') throw refusalError(refuse('final_open', path));
}

/** Creates the prizes of a finished competition, and updates unsent ones to the tournament's offer. Idempotent. */
export function prizeCreation(prizePool: string, author: Author): Decide<readonly Prize[]> {
  return requirePlan((facts) => {
    refuseOpenFinal(facts, 'prizes');
    const next = withPrizes(facts, prizePool, author);
    if (isDeepStrictEqual(next.prizes, facts.prizes)) return { result: facts.prizes };
    const made = next.prizes.length - facts.prizes.length;
    const corrected = facts.prizes.filter((prize) => !next.prizes.includes(prize)).map(({ rank }) => rank);
    const audit = auditOf('prize.make', facts, null, { before: null, after: { made, corrected } });
    return { result: next.prizes, next, audit };
  });
}

/** Audit fields of a prize. They omit `how`, which may contain an account or phone. */
const auditFields = ({ state, reason }: Prize) => (reason === '' ? { state } : { state, reason });

/** Applies an organiser's update of a prize. */
export function prizeEdit(prizeId: string, { expectedRevision, ...change }: PrizeEdit, author: Author): Decide<Prize> {
  return requirePlan((facts) => {
    const prize = prizeIn(facts, prizeId);
    const next = outcomeOf(changed(prize, change, author.now.toISOString()), 'state');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edit_conflict');
    if (change.state !== 'owed') refuseOpenFinal(facts, 'state');
    const audit = auditOf('prize.change', facts, prizeId, { before: auditFields(prize), after: auditFields(next) });
    return { result: next, next: withPrize(facts, next), audit };
  });
}

/** Decides the owner of a disputed prize. */
export function prizeDecision(prizeId: string, { entryId, expectedRevision }: PrizeDecision): Decide<Prize> {
  return requirePlan((facts) => {
    const prize = prizeIn(facts, prizeId);
    refuseOpenFinal(facts, 'entryId');
    const next = outcomeOf(decided(prize, entryId), 'entryId');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edit_conflict');
    const audit = auditOf('prize.decide', facts, prizeId, {
      before: { holder: prize.entryId, state: prize.state },
      after: { holder: next.entryId, state: next.state },
    });
    return { result: next, next: withPlace(withPrize(facts, next), prize, entryId), audit };
  });
}

/** Gives a shared place to the entry that a decided prize goes to, so that every surface has the same places. */
function withPlace(facts: Planned, { rank, question }: Prize, entryId: string): Planned {
  const among = question?.candidates ?? [];
  if (among.length < 2 || !among.includes(entryId)) return facts;
  const decided = withDecidedPlace(
    facts.competition,
    { place: rank, entryId, among },
    limits.competition.decidedPlaces,
  );
  return withPlan(facts, { decided });
}

/**
 * Stores a winner's answer about a prize, even after the player withdrew. Only the present owner may answer. Others get
 * `not_found`.
 */
export function prizeAnswer(
  { id: registrationId }: Pick<Registration, 'id'>,
  { prizeId, received }: PrizeAnswer,
  now: Date,
): Decide<Prize> {
  return (facts) => {
    const entry = found(entryOfRegistration(facts.entries, registrationId));
    const prize = found(facts.prizes.find(({ id, entryId }) => id === prizeId && entryId === entry.id));
    const next = outcomeOf(answered(prize, received, now.toISOString()), 'prizeId');
    return next === prize ? { result: prize } : { result: next, next: withPrize(planned(facts), next) };
  };
}
