// With App Check on, only the site may make visitors' calls. Tokens are really verified.

import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appCheck } from '../../../functions/src/http/attestation.ts';
import { endpointNames, sendTo } from '../../fixtures/calls/calls.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
  type TokenParts,
} from '../../fixtures/people/identity-provider.ts';
import { callsWith } from '../../fixtures/resources/all.ts';
import { documentsIn, openTestApp, type TestApp } from '../../fixtures/test-app.ts';

const PROJECT = 'demo-api-app-check';
const APP = '1:1234567890:web:0123456789abcdef';
const ISSUER = 'https://firebaseappcheck.googleapis.com/1234567890';
const AUDIENCE = ['projects/1234567890', `projects/${PROJECT}`];
const withAppCheck: readonly Endpoint[] = [
  'POST /registrations',
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId',
  'POST /forms/:formId/responses',
];

const calls = callsWith('');

let provider: IdentityProvider;
let testApp: TestApp;

beforeAll(async () => {
  provider = await startIdentityProvider(PROJECT);
  testApp = await openTestApp(PROJECT, { attestation: appCheck(provider.firebase) });
  await testApp.restart();
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

function proof({ payload, ...parts }: TokenParts = {}): string {
  return provider.token(APP, { ...parts, payload: { iss: ISSUER, aud: AUDIENCE, ...payload } });
}

const send = (endpoint: Endpoint, token?: string) =>
  sendTo(testApp.api, endpoint, {
    ...calls[endpoint],
    headers: token === undefined ? {} : { 'x-firebase-appcheck': token },
  });

/** Makes a call that has to be refused, and to write nothing. */
async function expectRefusal(endpoint: Endpoint, token?: string): Promise<void> {
  // Wait for the answered call's background work.
  await testApp.api.idle();
  const before = await documentsIn(testApp.api);
  expectFailure(await send(endpoint, token), 403, 'unattested');
  expect(await documentsIn(testApp.api)).toEqual(before);
}

it('requires App Check for registrations, ID checks and form responses only', async () => {
  const asking = endpointNames.filter((endpoint) => specOf(endpoint).requiresAppCheck);
  expect(asking.toSorted()).toEqual(withAppCheck.toSorted());
  for (const endpoint of asking) {
    await expectRefusal(endpoint);
    expect((await send(endpoint, proof())).status).toBe(200);
  }
});

it('rejects malformed tokens, and those of another project or key', async () => {
  await expectRefusal('POST /registrations', 'token');
  await expectRefusal('POST /registrations', proof({ payload: { aud: ['projects/1', 'projects/another'] } }));
  await expectRefusal('POST /registrations', proof({ signature: provider.signWith('other') }));
});

it('reports unavailable when the signing keys cannot be fetched', async () => {
  const apart = await startIdentityProvider(`${PROJECT}-apart`);
  apart.published = null;
  const token = apart.token(APP, { payload: { iss: ISSUER, aud: [`projects/${PROJECT}-apart`] } });
  await expect(appCheck(apart.firebase).demand(token)).rejects.toMatchObject({ code: 'unavailable' });
  await apart.close();
});
