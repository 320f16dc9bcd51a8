// Who gets in where: every endpoint for everyone who may knock. tests/support/resources is the table.
import { type ErrorCode, errorText } from '@arena/domain';
import type { Endpoint } from '@arena/domain/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccounts } from '../../functions/src/auth/accounts.ts';
import { statusOf } from '../../functions/src/http/failure.ts';
import { type CallerName, callerNames, callers } from '../support/calls/callers.ts';
import { endpointNames, sendTo } from '../support/calls/calls.ts';
import { expectFailure } from '../support/calls/expect.ts';
import { documentsIn, type House, openHouse, unlistAdmins, versionsIn } from '../support/house.ts';
import { type IdentityProvider, startIdentityProvider } from '../support/people/identity-provider.ts';
import { idTokenFor } from '../support/people/people.ts';
import { adminRecord } from '../support/people/roles.ts';
import { callsWith } from '../support/resources/all.ts';

const PROJECT = 'demo-api-authorisation';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));

/** How a call is refused; null where it is answered. */
function refusal(endpoint: Endpoint, caller: CallerName): ErrorCode | null {
  const { stands } = callers[caller];
  const { who } = calls[endpoint];
  if (stands === 'refused') return 'unauthenticated';
  if (who === 'anyone' || stands === 'owner') return null;
  if (stands === 'visitor') return 'unauthenticated';
  if (stands === 'admin' && who === 'admins') return null;
  return who === 'signed-in' ? null : 'forbidden';
}

const isRead = (endpoint: Endpoint) => endpoint.startsWith('GET ') && calls[endpoint].beforeAdmins !== true;

const cellsOf = (endpoint: Endpoint) =>
  callerNames.map((caller) => ({ endpoint, caller, code: refusal(endpoint, caller) }));

const house = await openHouse(PROJECT);
afterAll(() => house.close());

describe('is refused to who may not, and nothing is written', () => {
  const tokens = new Map<CallerName, string | undefined>();
  beforeAll(async () => {
    await house.restart();
    for (const caller of callerNames) tokens.set(caller, await callers[caller].token(house.sign));
  });

  it.each(endpointNames)('%s', async (endpoint) => {
    const before = await versionsIn(house);
    const refused = cellsOf(endpoint).flatMap(({ caller, code }) => (code === null ? [] : [{ caller, code }]));
    const replies = [];
    for (const { caller } of refused) {
      const { status, body } = await sendTo(house.api, endpoint, calls[endpoint], tokens.get(caller));
      replies.push({ caller, status, body });
    }
    expect(replies).toEqual(
      refused.map(({ caller, code }) => {
        return { caller, status: statusOf[code], body: { success: false, error: errorText[code], code } };
      }),
    );
    expect(await versionsIn(house)).toEqual(before);
  });
});

describe('is answered', () => {
  const answered = endpointNames.flatMap(cellsOf).filter(({ code }) => code === null);

  async function expectAnswer({ endpoint, caller }: { endpoint: Endpoint; caller: CallerName }): Promise<void> {
    const { beforeAdmins, except } = calls[endpoint];
    const token = await callers[caller].token(house.sign);
    if (beforeAdmins) await unlistAdmins(house.api);
    const reply = await sendTo(house.api, endpoint, calls[endpoint], token);
    if (caller === 'an unverified admin' && except)
      expectFailure(reply, statusOf[except.unverified], except.unverified);
    else expect({ status: reply.status, body: reply.body }).toMatchObject({ status: 200 });
  }

  describe('without a change', () => {
    beforeAll(() => house.restart());

    it.each(answered.filter(({ endpoint }) => isRead(endpoint)))('$endpoint: $caller', expectAnswer);
  });

  it.each(answered.filter(({ endpoint }) => !isRead(endpoint)))('$endpoint: $caller', async (cell) => {
    await house.restart({ admins: calls[cell.endpoint].beforeAdmins !== true });
    await expectAnswer(cell);
  });
});

describe('with an admin’s token that somebody else has signed', () => {
  let provider: IdentityProvider;
  let apart: House;
  let signAsAnother: (signed: string) => string;

  beforeAll(async () => {
    // Without it the Admin SDK verifies what it is given.
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
    provider = await startIdentityProvider(`${PROJECT}-apart`);
    provider.known.set('admin', { customAttributes: '{"admin":true}' });
    signAsAnother = provider.signWith('other');
    apart = await openHouse(`${PROJECT}-apart`, { accounts: openAccounts(provider.firebase) });
    await apart.sign.place('admin').set(adminRecord('admin'));
  });
  afterAll(async () => {
    await apart.close();
    await provider.close();
    vi.unstubAllEnvs();
  });

  it('the provider’s own signature would let it in', async () => {
    expect((await apart.api.call('GET /registrations', { token: provider.token('admin') })).status).toBe(200);
  });

  it.each(endpointNames)('%s is refused, and nothing is written', async (endpoint) => {
    const forged = provider.token('admin', { signature: signAsAnother });
    const before = await documentsIn(apart.api);
    expectFailure(await sendTo(apart.api, endpoint, calls[endpoint], forged), 401, 'unauthenticated');
    expect(await documentsIn(apart.api)).toEqual(before);
  });
});
