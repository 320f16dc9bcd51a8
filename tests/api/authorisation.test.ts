// Every endpoint for every caller. tests/fixtures/resources is the table.
import { type ErrorCode, errorText, type Role } from '@arena/domain';
import type { Endpoint } from '@arena/domain/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusOf } from '../../functions/src/http/failure.ts';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { from } from '../fixtures/people/origins.ts';
import { idTokenFor, type Person, people, type SignIn } from '../fixtures/people/people.ts';
import { type Fields, write } from '../fixtures/records/records.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import type { AllowedCallers } from '../fixtures/resources/resource.ts';
import { openTestApp, unlistAdmins, versionsIn } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-authorisation';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

/** A caller with its credentials and trust. */
interface Caller {
  /** `refused`: every call fails on its invalid credentials. */
  stands: Role | 'refused';
  /** Returns a token for a new account. */
  token(sign: SignIn): Promise<string | undefined>;
}

const LONG_AGO = { signedIn: -7_200, expires: -3_600 };
const BEFORE = { signedIn: -10 };

/** An admin or owner after a change of the account. */
function fallen(
  uid: string,
  happens: (sign: SignIn, uid: string) => Promise<unknown>,
  person: Person = people.admin,
): Caller['token'] {
  return async (sign) => {
    await sign.in({ ...person, uid });
    await happens(sign, uid);
    return sign.token(uid, BEFORE);
  };
}

const as = (person: Person): Caller['token'] => {
  return async (sign) => {
    await sign.in(person);
    return sign.token(person.uid, BEFORE);
  };
};

/** An admin or owner whose record says something else. */
const listedWith = (uid: string, fields: Fields, person?: Person) =>
  fallen(uid, (sign) => sign.adminDocument(uid).update(fields), person);

const refused = (token: Caller['token']): Caller => ({ stands: 'refused', token });
const signedIn = (token: Caller['token']): Caller => ({ stands: 'signed-in', token });
const unlisted = (uid: string, person: Person) =>
  signedIn(fallen(uid, (sign) => sign.adminDocument(uid).delete(), person));

/** All kinds of callers, except a forged token: the emulator doesn't sign. */
const callers = {
  'a visitor': { stands: 'visitor', token: async () => undefined },
  'a verified user': { stands: 'signed-in', token: as(people.player) },
  'an unverified admin': { stands: 'signed-in', token: as(people.unverifiedAdmin) },
  'an unverified moderator': { stands: 'signed-in', token: as(people.unverifiedModerator) },
  'a scorer': { stands: 'scorer', token: as(people.scorer) },
  'a moderator': { stands: 'moderator', token: as(people.moderator) },
  'an admin': { stands: 'admin', token: as(people.admin) },
  'the owner': { stands: 'owner', token: as(people.owner) },
  'an admin whose sessions were ended': refused(fallen('revoked', ({ auth }, uid) => auth.revokeRefreshTokens(uid))),
  'an admin who is disabled': refused(fallen('disabled', ({ auth }, uid) => auth.updateUser(uid, { disabled: true }))),
  'an admin who is deleted': refused(fallen('deleted', ({ auth }, uid) => auth.deleteUser(uid))),
  'an admin whose token has expired': refused(async (sign) => {
    await sign.in({ ...people.admin, uid: 'expired' });
    return sign.token('expired', LONG_AGO);
  }),
  'an admin who is not listed': unlisted('unlisted', people.admin),
  'an owner who is not listed': unlisted('unlisted-owner', people.owner),
  'an owner who is listed as an admin': signedIn(listedWith('half-owner', { owner: false }, people.owner)),
  'a moderator who is not listed': unlisted('unlisted-moderator', people.moderator),
  'an admin who is listed as a scorer': signedIn(listedWith('half-admin', { role: 'scorer' })),
  'a scorer who is listed as an admin': signedIn(listedWith('half-scorer', { role: 'admin' }, people.scorer)),
  'an admin whose account has moved to another mailbox': signedIn(async (sign) => {
    await sign.in({ ...people.admin, uid: 'moved' });
    await sign.auth.updateUser('moved', { email: 'other-moved@example.com', emailVerified: true });
    return sign.token('moved', { signedIn: 1 });
  }),
  'an admin whose claim was removed': signedIn(
    fallen('former-admin', ({ auth }, uid) => auth.setCustomUserClaims(uid, {})),
  ),
  'one with a placeholder token': refused(async () => 'owner-token-1790000000000'),
} as const satisfies Record<string, Caller>;

type CallerName = keyof typeof callers;
const callerNames = Object.keys(callers).filter((name): name is CallerName => Object.hasOwn(callers, name));

const letIn: Record<AllowedCallers, readonly Role[]> = {
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

describe('all callers in turn', () => {
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

  describe('a caller without permission', () => {
    let kept: Awaited<ReturnType<typeof versionsIn>>;
    beforeAll(async () => {
      await restart();
      kept = await versionsIn(testApp);
    });

    it.each(endpointNames)('%s is refused, and nothing is written', async (endpoint) => {
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

  describe('a permitted caller', () => {
    beforeEach(restart);

    it.each(endpointNames.filter(isRepeatable))('%s is answered', async (endpoint) => {
      const { answered } = callersOf(endpoint);
      const replies = [];
      for (const caller of answered) replies.push(await replyTo(caller, endpoint, tokens.get(caller)));
      expect(replies).toMatchObject(answered.map((caller) => answerTo(caller, endpoint)));
    });
  });
});

describe('a call that succeeds once', () => {
  const once = endpointNames.filter((endpoint) => !isRepeatable(endpoint));
  // Repeatable calls show that all permitted callers get the same.
  const isShown = (endpoint: Endpoint, caller: CallerName) =>
    calls[endpoint].who !== 'anyone' || caller === 'a visitor' || caller === 'the owner';
  const cells = once.flatMap((endpoint) =>
    callersOf(endpoint)
      .answered.filter((caller) => isShown(endpoint, caller))
      .map((caller) => ({ endpoint, caller })),
  );

  it.each(cells)('$endpoint answers $caller', async ({ endpoint, caller }) => {
    await testApp.restart();
    const token = await callers[caller].token(testApp.sign);
    if (calls[endpoint].beforeAdmins) await unlistAdmins(testApp.api);
    expect(await replyTo(caller, endpoint, token)).toMatchObject(answerTo(caller, endpoint));
  });
});
