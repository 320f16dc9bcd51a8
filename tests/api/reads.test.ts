// The cost of a stranger's call: documents read for it alone, without shared caches.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCompetition } from '../../functions/src/competitions/competitions.ts';
import { runPublication } from '../../functions/src/tournaments/publication.ts';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { countedReads } from '../fixtures/counted-reads.ts';
import { idTokenFor } from '../fixtures/people/people.ts';
import { hoursFromNow, tournamentRecord, write } from '../fixtures/records/records.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import { OTHER_GUARDIAN_LINK, PLAYER_LINK } from '../fixtures/resources/my-registration.ts';
import type { Sendable } from '../fixtures/resources/resource.ts';
import { openTestApp, type TestApp } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-reads';
const MOST = 2;
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
const reads = countedReads();

let testApp: TestApp;

beforeAll(async () => {
  // Freeze the instance's caches for the whole test.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  testApp = await openTestApp(PROJECT, { database: reads.on });
});
beforeEach(() => testApp.restart());
afterAll(async () => {
  await testApp.close();
  vi.restoreAllMocks();
});

/** Calls for which a repetition by another caller needs other input. */
const another: Partial<Record<Endpoint, Sendable>> = {
  'POST /registrations': {
    body: { ...calls['POST /registrations'].body, freeFireId: '87654321' },
    headers: {},
  },
  'POST /my-registration/erase': { body: { token: PLAYER_LINK } },
  'POST /guardians/erase': { body: { token: OTHER_GUARDIAN_LINK } },
  'POST /forms/:formId/responses': {
    body: { ...calls['POST /forms/:formId/responses'].body, id: '1790000000001' },
  },
};

/** Collections of a registration's erasure: its players' claims, its entry, the public table, and the texts. */
const ERASED =
  'playerReservations guardianConsents competitions entries matches results sources system players subscriptions mail';

/** Uncounted collections: rate limit counters and a registration's own; registrations too for calls by a link. */
const apart: Partial<Record<Endpoint, string>> = {
  'POST /registrations': 'registrations playerReservations guardianConsents exclusions links',
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': 'playerReservations',
  'POST /my-registration/data': 'questions',
  'POST /my-registration/confirm': 'playerReservations',
  'POST /my-registration/take': 'playerReservations exclusions',
  'POST /my-registration/correct': 'questions playerReservations exclusions competitions',
  'POST /my-registration/leave': 'playerReservations competitions',
  'POST /my-registration/erase': ERASED,
  'POST /my-registration/guardian': 'playerReservations exclusions',
  'POST /my-registration/team': 'playerReservations',
  'POST /subscriptions': 'subscriptions',
  'POST /guardians/read': 'questions guardianConsents',
  'POST /guardians/answer': 'playerReservations guardianConsents exclusions competitions',
  'POST /guardians/end': 'guardianConsents',
  'POST /guardians/erase': ERASED,
};

const byAnyone = endpointNames.filter((endpoint) => calls[endpoint].who === 'anyone');

/** Counts the documents that a call reads with warm caches. */
async function costOf(endpoint: Endpoint, sent: Sendable) {
  await sendTo(testApp.api, endpoint, calls[endpoint]);
  await testApp.api.idle();
  reads.take();
  const { status } = await sendTo(testApp.api, endpoint, { ...calls[endpoint], ...sent });
  const asked = reads.take();
  await testApp.api.idle();
  const uncounted = (apart[endpoint] ?? '').split(' ');
  if (specOf(endpoint).access === 'link') uncounted.push('registrations');
  const sum = Object.entries(asked).reduce((all, [name, count]) => all + (uncounted.includes(name) ? 0 : count), 0);
  return { status, asked, isLittle: sum <= MOST };
}

describe('an anonymous call with warm caches', () => {
  it.each(byAnyone)('%s reads at most two documents besides its own records', async (endpoint) => {
    const { asked, ...cost } = await costOf(endpoint, another[endpoint] ?? {});
    expect(cost, JSON.stringify(asked)).toEqual({ status: 200, isLittle: true });
  });

  it('GET /tournaments with filters reads at most two documents', async () => {
    const query = { mode: 'competitivo', modality: 'Solo', map: 'Bermuda', limit: '1' };
    expect(await costOf('GET /tournaments', { query })).toMatchObject({ status: 200, isLittle: true });
  });

  const missing = byAnyone.flatMap((endpoint) => {
    const { missing: there, ...call } = calls[endpoint];
    return there === undefined ? [] : [{ endpoint, sent: { ...call, ...there } }];
  });
  it.each(missing)('$endpoint reads at most two documents for a missing record', async ({ endpoint, sent }) => {
    const { asked, ...cost } = await costOf(endpoint, sent);
    expect(cost, JSON.stringify(asked)).toEqual({ status: 404, isLittle: true });
  });
});

describe('the job that repairs the catalogue every minute', () => {
  it('does not read old tournaments', async () => {
    const minute = async () => {
      await runPublication(testApp.api.context());
      return reads.takeFound();
    };
    await minute();
    const cost = await minute();
    const old = Array.from({ length: 20 }, (_, index) => [
      `tournaments/vieja${index}`,
      tournamentRecord({ date: hoursFromNow(-24 * 60) }),
    ]);
    await write(testApp.api.database, Object.fromEntries(old));
    reads.takeFound();
    expect(await minute()).toBe(cost);
  });
});

describe('an admin area that polls', () => {
  const ofCompetition = async () => {
    const endpoint = 'GET /competitions/:tournamentId';
    await sendTo(testApp.api, endpoint, calls[endpoint], testApp.sign.token('admin'));
    const { competitions, entries, matches } = reads.take();
    return { competitions, rest: [entries, matches] };
  };
  const all = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  it('reads one document of a competition until it changes', async () => {
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: all });
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: [undefined, undefined] });
    await testApp.api.database.doc('competitions/copa').update({ writes: 7 });
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: all });
  });

  it('reads a write of the same server from a cache that equals a fresh read', async () => {
    const adjustment = 'POST /competitions/:tournamentId/adjustments';
    await sendTo(testApp.api, adjustment, calls[adjustment], testApp.sign.token('admin'));
    reads.take();
    expect(await ofCompetition()).toEqual({ competitions: 1, rest: [undefined, undefined] });
    const store = () => getCompetition(testApp.api.context(), 'copa');
    const known = await store();
    await testApp.api.database.doc('competitions/copa').update({ writes: 9 });
    expect(await store()).toEqual(known);
  });
});
