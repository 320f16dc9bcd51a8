import { isDeepStrictEqual } from 'node:util';
import {
  answered,
  changed,
  decided,
  entryOfRegistration,
  type Prize,
  type PrizeOutcome,
  type Registration,
  refuse,
} from '@arena/domain';
import type { EndpointInput, PrizeDecision, PrizeEdit } from '@arena/domain/api';
import type { Planned } from '../competitions/competition-document.ts';
import { type Author, auditOf, type Decide, onPlanned, planned, refused } from '../competitions/decide.ts';
import { ApiError, found } from '../failure.ts';
import { withPrizes } from '../stages/stage-rules.ts';

export type PrizeAnswer = Omit<EndpointInput<'POST /my-registration/prize'>['body'], 'token'>;

function prizeIn({ prizes }: Planned, prizeId: string): Prize {
  return found(prizes.find(({ id }) => id === prizeId));
}

/** @throws ApiError `competition_refused` where it can't be. */
function outcomeOf({ prize, refusal }: PrizeOutcome, path: string): Prize {
  if (prize === undefined) throw refused(refuse(refusal, path));
  return prize;
}

function withPrize(facts: Planned, next: Prize): Planned {
  return { ...facts, prizes: facts.prizes.map((prize) => (prize.id === next.id ? next : prize)) };
}

/** @throws ApiError `competition_refused` while the final is open, because owners aren't known. */
function refuseOpenFinal({ competition }: Planned, path: string): void {
  if (competition.state !== 'finished') throw refused(refuse('final_open', path));
}

/** Decides on all prizes that a final owes, as its tournament offers them by now; where they are so already it is done. */
export function making(prizePool: string, author: Author): Decide<readonly Prize[]> {
  return onPlanned((facts) => {
    refuseOpenFinal(facts, 'prizes');
    const next = withPrizes(facts, prizePool, author);
    if (isDeepStrictEqual(next.prizes, facts.prizes)) return { result: facts.prizes };
    const made = next.prizes.length - facts.prizes.length;
    const corrected = facts.prizes.filter((prize) => !next.prizes.includes(prize)).map(({ rank }) => rank);
    const audit = auditOf('prize.make', facts, null, { before: null, after: { made, corrected } });
    return { result: next.prizes, next, audit };
  });
}

/** Audit fields of a prize, without `how`, which can hold an account or a phone. */
const auditFields = ({ state, reason }: Prize) => (reason === '' ? { state } : { state, reason });

/** Decides on what an organiser says of a prize. */
export function changing(prizeId: string, { expectedRevision, ...change }: PrizeEdit, author: Author): Decide<Prize> {
  return onPlanned((facts) => {
    const prize = prizeIn(facts, prizeId);
    const next = outcomeOf(changed(prize, change, author.now.toISOString()), 'state');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edit_conflict');
    if (change.state !== 'owed') refuseOpenFinal(facts, 'state');
    const audit = auditOf('prize.change', facts, prizeId, { before: auditFields(prize), after: auditFields(next) });
    return { result: next, next: withPrize(facts, next), audit };
  });
}

/** Decides whose a prize in question is. */
export function deciding(prizeId: string, { entryId, expectedRevision }: PrizeDecision): Decide<Prize> {
  return onPlanned((facts) => {
    const prize = prizeIn(facts, prizeId);
    refuseOpenFinal(facts, 'entryId');
    const next = outcomeOf(decided(prize, entryId), 'entryId');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edit_conflict');
    const audit = auditOf('prize.decide', facts, prizeId, {
      before: { holder: prize.entryId, state: prize.state },
      after: { holder: next.entryId, state: next.state },
    });
    return { result: next, next: withPrize(facts, next), audit };
  });
}

/**
 * Decides on what a prize's own player says of it, who may have left since. Whose it isn't, or isn't any more, learns
 * nothing of it.
 */
export function answering(
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
