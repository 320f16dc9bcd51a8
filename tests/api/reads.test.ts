// What a stranger's call costs: the documents that it makes the server read and that others don't share.
import type { Endpoint } from '@arena/domain/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointNames, sendTo } from '../support/calls/calls.ts';
import { countedReads } from '../support/counted-reads.ts';
import { type House, openHouse } from '../support/house.ts';
import { idTokenFor } from '../support/people/people.ts';
import { hoursFromNow, NOW, tournamentRecord, write } from '../support/records/records.ts';
import { callsWith } from '../support/resources/all.ts';
import { OTHER_GUARDIAN_LINK, PLAYER_LINK } from '../support/resources/places.ts';
import type { Sendable } from '../support/resources/resource.ts';

const PROJECT = 'demo-api-reads';
const MOST = 2;
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
const reads = countedReads();

let house: House;

beforeAll(async () => {
  // What an instance keeps for some seconds it keeps for as long as these tests take.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  house = await openHouse(PROJECT, { database: reads.on });
});
beforeEach(() => house.restart());
afterAll(async () => {
  await house.close();
  vi.restoreAllMocks();
});

/** Where a call writes something of its own, the caller's own, which another one would not have. */
const another: Partial<Record<Endpoint, Sendable>> = {
  'POST /registrations': {
    body: { ...calls['POST /registrations'].body, freeFireId: '87654321', requestId: undefined },
  },
  'POST /places/erase': { body: { token: PLAYER_LINK } },
  'POST /guardians/erase': { body: { token: OTHER_GUARDIAN_LINK } },
  'POST /forms/:formId/responses': {
    body: { ...calls['POST /forms/:formId/responses'].body, id: '1790000000001' },
  },
};

/** What the erasure of a registration is about: that itself, whom its players play for, and its entry. */
const ERASED = [
  'registrations',
  'claims',
  'competitions',
  'entries',
  'matches',
  'prizes',
  'system',
  'players',
] as const;

/** What isn't counted: the counters of those who ask often, and of a registration its own document. */
const apart: Partial<Record<Endpoint, readonly string[]>> = {
  'POST /registrations': ['registrations'],
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': ['registrations'],
  'POST /registrations/check-freefireid': ['registrations'],
  'POST /places/read': ['registrations'],
  'POST /places/open': ['registrations'],
  'POST /places/room': ['registrations'],
  'POST /places/data': ['registrations', 'questions'],
  'POST /places/confirm': ['registrations'],
  'POST /places/take': ['registrations'],
  // What its player changes by the link, which is paced: the registration, whom its players play for, and its entry.
  'POST /places/correct': ['registrations', 'questions', 'claims', 'competitions'],
  'POST /places/leave': ['registrations', 'claims', 'competitions'],
  'POST /places/erase': ERASED,
  'POST /places/guardian': ['registrations'],
  'POST /places/team': ['registrations', 'claims'],
  'POST /members/read': ['registrations'],
  'POST /members/room': ['registrations'],
  'POST /guardians/read': ['registrations', 'questions'],
  'POST /guardians/answer': ['registrations', 'claims', 'competitions'],
  'POST /guardians/erase': ERASED,
  // The first answer writes; the competition is then read again once, for whoever asks next.
  'POST /places/prize': ['registrations'],
};

const byAnyone = endpointNames.filter((endpoint) => calls[endpoint].who === 'anyone');

/** What a call makes the server read, once instances keep what they keep for all who ask. */
async function costOf(endpoint: Endpoint, sent: Sendable) {
  await sendTo(house.api, endpoint, calls[endpoint]);
  await Promise.all([house.api.services.catalogue.idle(), house.api.services.history.idle()]);
  reads.take();
  const { status } = await sendTo(house.api, endpoint, { ...calls[endpoint], ...sent });
  const asked = reads.take();
  await house.api.services.catalogue.idle();
  const uncounted = ['rateLimits', ...(apart[endpoint] ?? [])];
  const sum = Object.entries(asked).reduce((all, [name, count]) => all + (uncounted.includes(name) ? 0 : count), 0);
  return { status, asked, isLittle: sum <= MOST };
}

describe('a call by a stranger reads little that others do not share', () => {
  it.each(byAnyone)('%s', async (endpoint) => {
    expect(await costOf(endpoint, another[endpoint] ?? {})).toMatchObject({ status: 200, isLittle: true });
  });

  it('a list of tournaments, whatever of it is asked for', async () => {
    const query = { mode: 'competitivo', modality: 'Solo', map: 'Bermuda', limit: '1' };
    expect(await costOf('GET /tournaments', { query })).toMatchObject({ status: 200, isLittle: true });
  });

  const missing = byAnyone.flatMap((endpoint) => {
    const { missing: there, ...call } = calls[endpoint];
    return there === undefined ? [] : [{ endpoint, sent: { ...call, ...there } }];
  });
  it.each(missing)('$endpoint, about what is not there', async ({ endpoint, sent }) => {
    const { asked, ...cost } = await costOf(endpoint, sent);
    expect(cost, JSON.stringify(asked)).toEqual({ status: 404, isLittle: true });
  });
});

describe('the job that heals the catalogue every minute', () => {
  it('reads what the catalogue carries, whatever was published before', async () => {
    const minute = async () => {
      await house.api.services.publication.run(NOW);
      return reads.takeFound();
    };
    await minute();
    const cost = await minute();
    const old = Array.from({ length: 20 }, (_, index) => [
      `tournaments/vieja${index}`,
      tournamentRecord({ date: hoursFromNow(-24 * 60) }),
    ]);
    await write(house.api.database, Object.fromEntries(old));
    reads.takeFound();
    expect(await minute()).toBe(cost);
  });
});

describe('a desk that asks every ten seconds', () => {
  const ofCompetition = async () => {
    const endpoint = 'GET /competitions/:tournamentId';
    await sendTo(house.api, endpoint, calls[endpoint], house.sign.token('admin'));
    const { competitions, entries, matches } = reads.take();
    return { competitions, rest: [entries, matches] };
  };
  const all = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  it('reads one document of a competition until somebody writes anything of it', async () => {
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: all });
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: [undefined, undefined] });
    await house.api.database.doc('competitions/copa').update({ writes: 7 });
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: all });
  });

  it('reads it once to say who has seen a room, too', async () => {
    const sightings = 'GET /competitions/:tournamentId/matches/:matchId/sightings';
    await sendTo(house.api, sightings, calls[sightings], house.sign.token('admin'));
    reads.take();
    await sendTo(house.api, sightings, calls[sightings], house.sign.token('admin'));
    expect(reads.take().competitions).toBe(1);
  });

  it('knows what its own server wrote without reading it, and it is the same as what is read', async () => {
    const adjustment = 'POST /competitions/:tournamentId/adjustments';
    await sendTo(house.api, adjustment, calls[adjustment], house.sign.token('admin'));
    reads.take();
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: [undefined, undefined] });
    const store = () => house.api.services.competitions.view('copa');
    const known = await store();
    await house.api.database.doc('competitions/copa').update({ writes: 9 });
    expect(await store()).toEqual(known);
  });
});
