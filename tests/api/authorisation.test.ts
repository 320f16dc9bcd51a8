// Every endpoint for every caller. tests/fixtures/resources is the table.
import { type ErrorCode, errorText, type Role } from '@arena/domain';
import type { Endpoint } from '@arena/domain/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccounts } from '../../functions/src/auth/accounts.ts';
import { statusOf } from '../../functions/src/http/failure.ts';
import { type CallerName, callerNames, callers } from '../fixtures/calls/callers.ts';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { type IdentityProvider, startIdentityProvider } from '../fixtures/people/identity-provider.ts';
import { from } from '../fixtures/people/origins.ts';
import { idTokenFor } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { type Fields, write } from '../fixtures/records/records.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import type { Who } from '../fixtures/resources/resource.ts';
import { documentsIn, openTestApp, type TestApp, unlistAdmins, versionsIn } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-authorisation';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

const letIn: Record<Who, readonly Role[]> = {
  anyone: ['visitor', 'signed-in', 'scorer', 'moderator', 'admin', 'owner'],
  'signed-in': ['signed-in', 'scorer', 'moderator', 'admin', 'owner'],
  organisers: ['scorer', 'moderator', 'admin', 'owner'],
  scorers: ['scorer', 'admin', 'owner'],
  moderators: ['moderator', 'admin', 'owner'],
  admins: ['admin', 'owner'],
  owner: ['owner'],
};
const UNVERIFIED: readonly CallerName[] = ['an unverified admin', 'an unverified moderator'];

function refusal(endpoint: Endpoint, caller: CallerName): ErrorCode | null {
  const { stands } = callers[caller];
  if (stands === 'refused') return 'unauthenticated';
  if (letIn[calls[endpoint].who].includes(stands)) return null;
  return stands === 'visitor' ? 'unauthenticated' : 'forbidden';
}

const testApp = await openTestApp(PROJECT);
afterAll(() => testApp.close());

function callersOf(endpoint: Endpoint) {
  const cells = callerNames.map((caller) => ({ caller, code: refusal(endpoint, caller) }));
  return {
    refused: cells.flatMap(({ caller, code }) => (code === null ? [] : [{ caller, code }])),
    answered: cells.flatMap(({ caller, code }) => (code === null ? [caller] : [])),
  };
}

async function replyTo(caller: CallerName, endpoint: Endpoint, token: string | undefined) {
  // Limits count by address.
  const headers = { ...calls[endpoint].headers, ...from(`198.51.100.${1 + callerNames.indexOf(caller)}`) };
  const { status, body } = await sendTo(testApp.api, endpoint, { ...calls[endpoint], headers }, token);
  return { caller, status, body };
}

function answerTo(caller: CallerName, endpoint: Endpoint) {
  const { except } = calls[endpoint];
  if (!UNVERIFIED.includes(caller) || !except) return { caller, status: 200 };
  return { caller, status: statusOf[except.unverified], body: { code: except.unverified } };
}

/** Calls that succeed once: one per player, or one per result. */
const ONCE: readonly Endpoint[] = ['POST /registrations', 'PUT /competitions/:tournamentId/matches/:matchId/result'];

/** True if a call may be repeated by any caller. */
const isRepeatable = (endpoint: Endpoint) => !ONCE.includes(endpoint) && /^(same|another)$/.test(calls[endpoint].again);

describe('for every caller, one after another', () => {
  const tokens = new Map<CallerName, string | undefined>();
  let places: Record<string, Fields>;

  async function restart(): Promise<void> {
    await testApp.restart();
    await write(testApp.api.database, places);
  }

  beforeAll(async () => {
    await testApp.restart();
    for (const caller of callerNames) tokens.set(caller, await callers[caller].token(testApp.sign));
    const { docs } = await testApp.api.database.collection('admins').get();
    places = Object.fromEntries(docs.map((place) => [place.ref.path, place.data()]));
  });

  describe('is refused to other callers, and nothing is written', () => {
    let kept: Awaited<ReturnType<typeof versionsIn>>;
    beforeAll(async () => {
      await restart();
      kept = await versionsIn(testApp);
    });

    it.each(endpointNames)('%s', async (endpoint) => {
      const { refused } = callersOf(endpoint);
      const replies = [];
      for (const { caller } of refused) replies.push(await replyTo(caller, endpoint, tokens.get(caller)));
      expect(replies).toEqual(
        refused.map(({ caller, code }) => {
          return { caller, status: statusOf[code], body: { success: false, error: errorText[code], code } };
        }),
      );
      const before = kept;
      kept = await versionsIn(testApp);
      expect(kept).toEqual(before);
    });
  });

  describe('is answered to permitted callers', () => {
    beforeEach(restart);

    it.each(endpointNames.filter(isRepeatable))('%s', async (endpoint) => {
      const { answered } = callersOf(endpoint);
      const replies = [];
      for (const caller of answered) replies.push(await replyTo(caller, endpoint, tokens.get(caller)));
      expect(replies).toMatchObject(answered.map((caller) => answerTo(caller, endpoint)));
    });
  });
});

describe('is answered once, to', () => {
  const once = endpointNames.filter((endpoint) => !isRepeatable(endpoint));
  // Repeatable calls show that all permitted callers get the same.
  const isShown = (endpoint: Endpoint, caller: CallerName) =>
    calls[endpoint].who !== 'anyone' || caller === 'a visitor' || caller === 'the owner';
  const cells = once.flatMap((endpoint) =>
    callersOf(endpoint)
      .answered.filter((caller) => isShown(endpoint, caller))
      .map((caller) => ({ endpoint, caller })),
  );

  it.each(cells)('$caller: $endpoint', async ({ endpoint, caller }) => {
    await testApp.restart();
    const token = await callers[caller].token(testApp.sign);
    if (calls[endpoint].beforeAdmins) await unlistAdmins(testApp.api);
    expect(await replyTo(caller, endpoint, token)).toMatchObject(answerTo(caller, endpoint));
  });
});

describe('with an admin’s token of a foreign signature', () => {
  let provider: IdentityProvider;
  let apart: TestApp;
  let signAsAnother: (signed: string) => string;

  beforeAll(async () => {
    // Without it the Admin SDK verifies what it is given.
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
    provider = await startIdentityProvider(`${PROJECT}-apart`);
    provider.known.set('admin', { customAttributes: '{"admin":true}' });
    signAsAnother = provider.signWith('other');
    apart = await openTestApp(`${PROJECT}-apart`, { accounts: openAccounts(provider.firebase) });
    await apart.sign.adminDocument('admin').set(adminRecord('admin'));
  });
  afterAll(async () => {
    await apart.close();
    await provider.close();
    vi.unstubAllEnvs();
  });

  it('the provider’s own signature would let it in', async () => {
    expect((await apart.api.call('GET /registrations', { token: provider.token('admin') })).status).toBe(200);
  });

  it('every call is refused, and nothing is written', async () => {
    const forged = provider.token('admin', { signature: signAsAnother });
    const before = await documentsIn(apart.api);
    const letIn = [];
    for (const endpoint of endpointNames) {
      const { status, body } = await sendTo(apart.api, endpoint, calls[endpoint], forged);
      if (status !== 401 || Object(body).code !== 'unauthenticated') letIn.push({ endpoint, status, body });
    }
    expect(letIn).toEqual([]);
    expect(await documentsIn(apart.api)).toEqual(before);
  });
});
