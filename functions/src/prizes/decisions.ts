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
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { type Decide, onPlanned, planned, refused, targetOf } from '../competitions/outcome.ts';
import { withPrizes } from '../competitions/stage-decisions.ts';
import type { Planned } from '../competitions/store.ts';
import { ApiError, found } from '../failure.ts';

/** What a player says of a prize: whether it arrived. */
export type PrizeAnswer = Omit<EndpointInput<'POST /places/prize'>['body'], 'token'>;

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

/** @throws ApiError `competition_refused` while the final is open: nobody knows whose a prize is. */
function refuseOpenFinal({ competition }: Planned, path: string): void {
  if (competition.state !== 'finished') throw refused(refuse('final_open', path));
}

/** Decides on all prizes that a final owes, as its tournament offers them by now; where they are so already it is done. */
export function making(prizePool: string, actor: Actor): Decide<readonly Prize[]> {
  return onPlanned((facts) => {
    refuseOpenFinal(facts, 'prizes');
    const next = withPrizes(facts, prizePool, actor);
    if (isDeepStrictEqual(next.prizes, facts.prizes)) return { result: facts.prizes };
    const made = next.prizes.length - facts.prizes.length;
    const corrected = facts.prizes.filter((prize) => !next.prizes.includes(prize)).map(({ rank }) => rank);
    const audit = entryOf('prize.make', targetOf(facts), actor, { before: null, after: { made, corrected } });
    return { result: next.prizes, next, audit };
  });
}

/** What of a prize may stand in a record: how it was sent can hold an account or a phone. */
const told = ({ state, reason }: Prize) => (reason === '' ? { state } : { state, reason });

/** Decides on what an organiser says of a prize. */
export function changing(prizeId: string, { expectedRevision, ...change }: PrizeEdit, actor: Actor): Decide<Prize> {
  return onPlanned((facts) => {
    const prize = prizeIn(facts, prizeId);
    const next = outcomeOf(changed(prize, change, actor.now.toISOString()), 'state');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    if (change.state !== 'owed') refuseOpenFinal(facts, 'state');
    const audit = entryOf('prize.change', targetOf(facts, prizeId), actor, { before: told(prize), after: told(next) });
    return { result: next, next: withPrize(facts, next), audit };
  });
}

/** Decides whose a prize in question is. */
export function deciding(prizeId: string, { entryId, expectedRevision }: PrizeDecision, actor: Actor): Decide<Prize> {
  return onPlanned((facts) => {
    const prize = prizeIn(facts, prizeId);
    refuseOpenFinal(facts, 'entryId');
    const next = outcomeOf(decided(prize, entryId), 'entryId');
    if (next === prize) return { result: prize };
    if (prize.revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    const audit = entryOf('prize.decide', targetOf(facts, prizeId), actor, {
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
