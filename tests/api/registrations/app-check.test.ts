// Where the deployment asks for it, only the site itself may send what visitors send. Tokens are really verified.

import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCheck } from '../../../functions/src/auth/attestation.ts';
import { endpointNames, sendTo } from '../../support/calls/calls.ts';
import { expectFailure } from '../../support/calls/expect.ts';
import { documentsIn, type House, openHouse } from '../../support/house.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
  type TokenParts,
} from '../../support/people/identity-provider.ts';
import { callsWith } from '../../support/resources/all.ts';

const PROJECT = 'demo-api-app-check';
const APP = '1:1234567890:web:0123456789abcdef';
const ISSUER = 'https://firebaseappcheck.googleapis.com/1234567890';
const AUDIENCE = ['projects/1234567890', `projects/${PROJECT}`];
const attested: readonly Endpoint[] = [
  'POST /registrations',
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId',
  'POST /registrations/check-freefireid',
  'POST /forms/:formId/responses',
];

const calls = callsWith('');

let provider: IdentityProvider;
let house: House;

beforeAll(async () => {
  provider = await startIdentityProvider(PROJECT);
  house = await openHouse(PROJECT, { attestation: appCheck(provider.firebase) });
  await house.restart();
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

function proof({ payload, ...parts }: TokenParts = {}): string {
  return provider.token(APP, { ...parts, payload: { iss: ISSUER, aud: AUDIENCE, ...payload } });
}

const send = (endpoint: Endpoint, token?: string) =>
  sendTo(house.api, endpoint, {
    ...calls[endpoint],
    headers: token === undefined ? {} : { 'x-firebase-appcheck': token },
  });

it('the calls that ask for it are those by which visitors send something', () => {
  expect(endpointNames.filter((endpoint) => specOf(endpoint).attested).toSorted()).toEqual(attested.toSorted());
});

/** Makes a call that has to be refused, and to write nothing. */
async function expectRefusal(endpoint: Endpoint, token?: string): Promise<void> {
  // What a call that was answered set off is over.
  await house.api.services.catalogue.idle();
  const before = await documentsIn(house.api);
  expectFailure(await send(endpoint, token), 403, 'unattested');
  expect(await documentsIn(house.api)).toEqual(before);
}

it.each(attested)('%s is answered to the site alone', async (endpoint) => {
  await expectRefusal(endpoint);
  expect((await send(endpoint, proof())).status).toBe(200);
});

describe('to be the site is not proven', () => {
  const now = Math.floor(Date.now() / 1_000);

  it.each<[string, () => string]>([
    ['by a word', () => 'token'],
    ['by a token that has expired', () => proof({ payload: { iat: now - 7_200, exp: now - 3_600 } })],
    ['by one of another project', () => proof({ payload: { aud: ['projects/1', 'projects/another'] } })],
    ['by one of another issuer', () => proof({ payload: { iss: 'https://example.com/1234567890' } })],
    ['by one that someone else signed', () => proof({ signature: provider.signWith('other') })],
    ['by one that needs no signature', () => proof({ header: { alg: 'none' }, signature: () => '' })],
    ['by one that names no app', () => proof({ payload: { sub: '' } })],
    ['by an ID token', () => provider.token('ana')],
  ])('%s', async (_what, token) => {
    await expectRefusal('POST /registrations', token());
  });
});

it('what visitors read asks for nothing', async () => {
  expect((await send('GET /tournaments')).status).toBe(200);
});

it('keys that can not be fetched are our fault', async () => {
  const apart = await startIdentityProvider(`${PROJECT}-apart`);
  apart.published = null;
  const token = apart.token(APP, { payload: { iss: ISSUER, aud: [`projects/${PROJECT}-apart`] } });
  await expect(appCheck(apart.firebase).demand(token)).rejects.toMatchObject({ code: 'unavailable' });
  await apart.close();
});
