// What leaves is picked: a field that somebody adds to a record, and names nowhere, reaches nobody.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, describe, expect, it } from 'vitest';
import { endpointNames, leavesTraces, sendTo } from '../../support/calls/calls.ts';
import { openHouse } from '../../support/house.ts';
import { idTokenFor, people } from '../../support/people/people.ts';
import { callsWith, documents } from '../../support/resources/all.ts';

const PROJECT = 'demo-api-picked';
const SECRET = 'esto-no-sale';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

const house = await openHouse(PROJECT);
afterAll(() => house.close());

/** Every document with a field that no schema knows. */
const spoilt = Object.fromEntries(
  Object.entries(documents).map(([path, fields]) => [path, { ...fields, sponsorContact: SECRET }]),
);
const restart = () => house.restart({ with: spoilt });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the reply holds beside what its row of the endpoint table says. Schemas are strict: a field too many shows. */
function unnamed(endpoint: Endpoint, body: Record<string, unknown>): unknown[] {
  const { reply, envelope } = specOf(endpoint);
  if (envelope === 'stream') return [];
  const { success: _, ...flat } = body;
  return reply.safeParse(envelope === 'flat' ? flat : body.data).error?.issues ?? [];
}

async function tokenFor(caller: 'visitor' | 'player' | 'owner'): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  return house.sign.in(people[caller]);
}

// What is refused is compared to the letter where it is refused (authorisation.test.ts).
describe.each([
  ['visitor', endpointNames.filter((endpoint) => calls[endpoint].who === 'anyone')],
  ['player', endpointNames.filter((endpoint) => calls[endpoint].who === 'signed-in')],
  ['owner', endpointNames],
] as const)('to a %s', (caller, answered) => {
  let isChanged = true;

  it.each(answered)('%s answers with nothing that it does not name', async (endpoint) => {
    if (isChanged) await restart();
    const { status, body } = await sendTo(house.api, endpoint, calls[endpoint], await tokenFor(caller));
    isChanged = leavesTraces(endpoint, { status });
    expect(JSON.stringify(body)).not.toContain(SECRET);
    if (status === 200 && isRecord(body)) expect(unnamed(endpoint, body)).toEqual([]);
  });
});

it('the catalogue names what it holds', async () => {
  await restart();
  await house.api.services.catalogue.rebuild();
  expect(JSON.stringify((await house.api.database.doc('catalogue/published').get()).data())).not.toContain(SECRET);
});
