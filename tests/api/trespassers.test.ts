// Each kind of value that was once overlooked, in each place where a text can stand, for chance may pass it by.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, expect, it } from 'vitest';
import { endpointNames, isTaken, leavesTraces, sendTo } from '../fixtures/calls/calls.ts';
import { craftedCursors, trespassers } from '../fixtures/calls/spoiled.ts';
import { idTokenFor } from '../fixtures/people/people.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import type { Sendable } from '../fixtures/resources/resource.ts';
import { openTestApp } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-trespassers';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

const testApp = await openTestApp(PROJECT);
afterAll(() => testApp.close());

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

it.each(endpointNames)('%s answers known hostile values without a server error', async (endpoint) => {
  const restart = () => testApp.restart({ admins: calls[endpoint].beforeAdmins !== true });
  const token = testApp.sign.token(calls[endpoint].who === 'owner' ? 'owner' : 'admin', { signedIn: -10 });
  await restart();
  for (const call of trespassing(endpoint, calls[endpoint])) {
    // Invalid input reaches no endpoint.
    if (!isTaken(endpoint, call)) continue;
    const { status, body } = await sendTo(testApp.api, endpoint, call, token);
    expect({ status, body, call }).toMatchObject({ status: expect.toSatisfy((code) => code < 500) });
    if (leavesTraces(endpoint, { status })) await restart();
  }
});
