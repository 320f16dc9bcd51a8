import type { RegistrationSubmission } from '@arena/domain';
import { expect } from 'vitest';
import type { Reply, TestApi } from '../calls/api.ts';
import { from } from '../people/origins.ts';

/** How a player's submissions ended, sorted: a status each, or the code of its failure. */
type Ended = ReadonlyMap<string, readonly string[]>;

function outcomeOf({ status, body }: Reply): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : String(status);
}

/** An address of its own for each submission, for what is limited by address is not what is tested here. */
const addressOf = (index: number) => from(`10.0.${Math.trunc(index / 250)}.${index % 250}`);

/** Sends all submissions at the same moment; how they ended, by Free Fire ID. */
export async function sendAll(call: TestApi['call'], submissions: readonly RegistrationSubmission[]): Promise<Ended> {
  const ended = new Map<string, string[]>();
  const sending = submissions.map(async (body, index) => {
    const outcome = outcomeOf(await call('POST /registrations', { body, headers: addressOf(index) }));
    ended.set(body.freeFireId, [...(ended.get(body.freeFireId) ?? []), outcome].toSorted());
  });
  await Promise.all(sending);
  return ended;
}

/**
 * Checks that as many players are in as there are places, each by one submission and told of it when they try
 * again, and that everyone else was told that the tournament is full.
 */
export function expectFilled(ended: Ended, { places, players }: { places: number; players: number }): void {
  const tries = [...ended.values()];
  const [isIn, isOut] = [tries.filter(([first]) => first === '200'), tries.filter(([first]) => first !== '200')];
  expect([isIn.length, isOut.length]).toEqual([places, players - places]);
  for (const [, ...again] of isIn) expect(again).toEqual(again.map(() => 'already_registered'));
  for (const all of isOut) expect(all).toEqual(all.map(() => 'tournament_full'));
}
