// Replies pick their fields: a new field of a record reaches no caller by itself.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, describe, expect, it } from 'vitest';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { endpointNames, leavesTraces, sendTo } from '../../fixtures/calls/calls.ts';
import { idTokenFor, people } from '../../fixtures/people/people.ts';
import { callsWith, documents } from '../../fixtures/resources/all.ts';
import { openTestApp } from '../../fixtures/test-app.ts';

const PROJECT = 'demo-api-picked';
const SECRET = 'esto-no-sale';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

const testApp = await openTestApp(PROJECT);
afterAll(() => testApp.close());

/** Every document with an unknown field. */
const spoilt = Object.fromEntries(
  Object.entries(documents).map(([path, fields]) => [path, { ...fields, sponsorContact: SECRET }]),
);
const restart = () => testApp.restart({ with: spoilt });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keys of a reply that its schema doesn't have. Schemas are strict. */
function unnamed(endpoint: Endpoint, body: Record<string, unknown>): unknown[] {
  const { reply, envelope } = specOf(endpoint);
  if (envelope === 'stream') return [];
  const { success: _, ...flat } = body;
  return reply.safeParse(envelope === 'flat' ? flat : body.data).error?.issues ?? [];
}

async function tokenFor(caller: 'visitor' | 'player' | 'owner'): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  return testApp.sign.in(people[caller]);
}

// The text of refusals is tested in authorisation.test.ts.
describe.each([
  ['visitor', endpointNames.filter((endpoint) => calls[endpoint].who === 'anyone')],
  ['player', endpointNames.filter((endpoint) => calls[endpoint].who === 'signed-in')],
  ['owner', endpointNames],
] as const)('called as %s', (caller, answered) => {
  let isChanged = true;

  it.each(answered)('%s returns only the fields of its schema', async (endpoint) => {
    if (isChanged) await restart();
    const { status, body } = await sendTo(testApp.api, endpoint, calls[endpoint], await tokenFor(caller));
    isChanged = leavesTraces(endpoint, { status });
    expect(JSON.stringify(body)).not.toContain(SECRET);
    if (status === 200 && isRecord(body)) expect(unnamed(endpoint, body)).toEqual([]);
  });
});

it('the catalogue contains no unknown field', async () => {
  await restart();
  await rebuildCatalogue(testApp.api.context());
  expect(JSON.stringify((await testApp.api.database.doc('catalogue/published').get()).data())).not.toContain(SECRET);
});
