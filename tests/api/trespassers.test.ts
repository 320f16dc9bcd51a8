// Each kind of value that was once overlooked, in each place where a text can stand, for chance may pass it by.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, expect, it } from 'vitest';
import { endpointNames, isTaken, leavesTraces, sendTo } from '../support/calls/calls.ts';
import { craftedCursors, trespassers } from '../support/calls/spoiled.ts';
import { openHouse } from '../support/house.ts';
import { idTokenFor } from '../support/people/people.ts';
import { callsWith } from '../support/resources/all.ts';
import type { Sendable } from '../support/resources/resource.ts';

const PROJECT = 'demo-api-trespassers';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

const house = await openHouse(PROJECT);
afterAll(() => house.close());

/** A value, once for each text in it, with another in its place. */
function replaced(value: unknown, other: string): unknown[] {
  if (typeof value === 'string') return [other];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, item], index) =>
    replaced(item, other).map((changed) =>
      Array.isArray(value) ? value.with(index, changed) : Object.fromEntries(entries.with(index, [key, changed])),
    ),
  );
}

/** A good call, once for each text in it and for each key of its query, with another in its place. */
function trespassing(endpoint: Endpoint, good: Sendable): Sendable[] {
  const { params = {}, query = {}, body } = good;
  const names = Object.keys(specOf(endpoint).query?.shape ?? {});
  const asked = (name: string, other: string) => ({ ...good, query: { ...query, [name]: other } });
  return [
    ...(names.includes('cursor') ? craftedCursors.map((cursor) => asked('cursor', cursor)) : []),
    ...trespassers.flatMap((other) => [
      ...Object.keys(params).map((name) => ({ ...good, params: { ...params, [name]: other.toWellFormed() } })),
      ...names.map((name) => asked(name, other)),
      ...replaced(body, other).map((changed) => ({ ...good, body: changed })),
    ]),
  ];
}

it.each(endpointNames)('%s is no place for what has once got in', async (endpoint) => {
  const restart = () => house.restart({ admins: calls[endpoint].beforeAdmins !== true });
  const token = house.sign.token(calls[endpoint].who === 'owner' ? 'owner' : 'admin', { signedIn: -10 });
  await restart();
  for (const call of trespassing(endpoint, calls[endpoint])) {
    // What isn't taken as its input reaches no endpoint.
    if (!isTaken(endpoint, call)) continue;
    const { status, body } = await sendTo(house.api, endpoint, call, token);
    expect({ status, body, call }).toMatchObject({ status: expect.toSatisfy((code) => code < 500) });
    if (leavesTraces(endpoint, { status })) await restart();
  }
});
