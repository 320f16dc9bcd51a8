// Every writing call's answer after it has lost the race for its documents until its deadline.
import { limits } from '@arena/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpointNames, sendTo } from '../../fixtures/calls/calls.ts';
import { loseRaces } from '../../fixtures/calls/lost-reply.ts';
import { idTokenFor } from '../../fixtures/people/people.ts';
import { callsWith } from '../../fixtures/resources/all.ts';
import { documentsIn, openTestApp, type TestApp } from '../../fixtures/test-app.ts';

const PROJECT = 'demo-api-lost-races';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
/** Excludes calls without contention: signing out, and marking a room as seen, which depends on no read. */
const writing = endpointNames.filter(
  (endpoint) =>
    !endpoint.startsWith('GET ') &&
    endpoint !== 'POST /my-registration/room' &&
    endpoint !== 'POST /members/room' &&
    !calls[endpoint].beforeAdmins &&
    calls[endpoint].again !== 'unauthenticated',
);

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp(PROJECT);
  await testApp.restart();
});
afterAll(() => {
  vi.restoreAllMocks();
  return testApp.close();
});

describe('a race that is lost to the end', () => {
  it('is told as a service that does not answer now, by whatever writes a record', async () => {
    const token = testApp.sign.token('admin', { signedIn: -10 });
    const written = async () =>
      Object.entries(await documentsIn(testApp.api)).filter(
        ([path]) => !/^(?:catalogue|webhookDeliveries)\//.test(path),
      );
    const before = await written();
    loseRaces(testApp.api.database);
    const replies = await Promise.all(
      writing.map(async (endpoint) => ({ endpoint, ...(await sendTo(testApp.api, endpoint, calls[endpoint], token)) })),
    );
    expect(await written()).toEqual(before);
    const told = replies.filter(({ status }) => status >= 500);
    for (const { endpoint, status, headers, body } of told) {
      expect([endpoint, status, headers.get('retry-after')]).toEqual([
        endpoint,
        503,
        String(limits.retryAfterOutageSeconds),
      ]);
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    expect(told.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining(['PUT /tournaments/:id', 'POST /forms/:formId/responses']),
    );
  });
});
