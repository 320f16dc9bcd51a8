// Checks of every endpoint besides its callers: invalid input, missing records, repetition, lost races.
import { type ErrorCode, errorText, type FieldErrors, limits } from '@arena/domain';
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statusOf } from '../../functions/src/http/failure.ts';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { expectFailure } from '../fixtures/calls/expect.ts';
import { loseRaces } from '../fixtures/calls/lost-reply.ts';
import { idTokenFor } from '../fixtures/people/people.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import type { Sendable } from '../fixtures/resources/resource.ts';
import { documentsIn, openTestApp, writtenIn } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-ladder';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
const BEFORE = { signedIn: -10 };

const testApp = await openTestApp(PROJECT);
afterAll(() => testApp.close());

/** Calls as a permitted caller, a while after signing in. */
const send = (endpoint: Endpoint, sent: Sendable) =>
  sendTo(testApp.api, endpoint, sent, testApp.sign.token(calls[endpoint].who === 'owner' ? 'owner' : 'admin', BEFORE));

/** The prescribed list of tournaments ignores unknown filters. */
const ignoresUnknown = (endpoint: Endpoint) => endpoint === 'GET /tournaments';

const isJson = (endpoint: Endpoint) => specOf(endpoint).body !== undefined && specOf(endpoint).consumes === undefined;

const answer = (code: ErrorCode, fields?: FieldErrors) => ({
  status: statusOf[code],
  body: { success: false, error: errorText[code], code, ...(fields === undefined ? {} : { fields }) },
});

/** The failure for a missing record; some name a field. */
const absence = (code: ErrorCode) => ({
  status: statusOf[code],
  body: expect.objectContaining({ success: false, error: errorText[code], code }),
});

/** A good call with one invalid part, and its failure, once for each part. */
function wrongCallsOf(endpoint: Endpoint): { what: string; sent: Sendable; answered: object }[] {
  const { missing, ...call } = calls[endpoint];
  const good: Sendable = call;
  const wrong = (what: string, change: Sendable, answered: object) => ({
    what,
    sent: { ...good, ...change },
    answered,
  });
  const unknown = answer('invalid', { sobra: 'Este dato no se puede enviar aquí' });
  const inBody = { ...Object(good.body), sobra: 1 };
  return [
    ...(ignoresUnknown(endpoint)
      ? []
      : [wrong('an unknown query parameter', { query: { ...good.query, sobra: '1' } }, unknown)]),
    ...(isJson(endpoint)
      ? [
          wrong('an unknown field in the body', { body: inBody }, unknown),
          wrong('a body that is not an object', { body: [good] }, answer('malformed')),
        ]
      : []),
    ...Object.keys(specOf(endpoint).params?.shape ?? {}).map((name) => {
      const params = { ...good.params, [name]: '../copa' };
      return wrong(`a slash in its ${name}`, { params }, answer('invalid', { [name]: expect.any(String) }));
    }),
    ...(missing === undefined ? [] : [wrong('a missing record', { ...call, ...missing }, absence(missing.answers))]),
  ];
}

describe('an invalid call', () => {
  let kept: Awaited<ReturnType<typeof writtenIn>>;
  beforeAll(async () => {
    await testApp.restart();
    kept = await writtenIn(testApp);
  });

  it.each(endpointNames)('to %s is refused and writes nothing', async (endpoint) => {
    const wrong = wrongCallsOf(endpoint);
    const replies = [];
    for (const { what, sent } of wrong) {
      const { status, body } = await send(endpoint, sent);
      replies.push({ what, status, body });
    }
    expect(replies).toEqual(wrong.map(({ what, answered }) => ({ what, ...answered })));
    const before = kept;
    kept = await writtenIn(testApp);
    expect(kept).toEqual(before);
  });
});

describe('a repeated call', () => {
  it.each(endpointNames.map((endpoint) => ({ endpoint, again: calls[endpoint].again })))(
    'to $endpoint has the expected result: $again',
    async ({ endpoint, again }) => {
      await testApp.restart({ admins: calls[endpoint].beforeAdmins !== true });
      expect((await send(endpoint, calls[endpoint])).status).toBe(200);
      const before = await writtenIn(testApp);
      const reply = await send(endpoint, calls[endpoint]);
      const audits = Object.keys(await writtenIn(testApp)).filter(
        (path) => path.startsWith('audit/') && !(path in before),
      );
      if (again === 'same' || again === 'another') expect(reply.status).toBe(200);
      else expectFailure(reply, statusOf[again], again);
      if (again === 'another') expect(audits).toHaveLength(1);
      else expect(await writtenIn(testApp)).toEqual(before);
    },
  );
});

it('the table has a missing-record call for every endpoint with a not_found error', () => {
  const canMiss = endpointNames.filter((name) => specOf(name).errors?.some((code) => code.endsWith('not_found')));
  expect(endpointNames.filter((name) => calls[name].missing !== undefined)).toEqual(canMiss);
});

describe('a write that loses all its races', () => {
  /** Excludes calls without contention: signing out, and marking a room as seen, which depends on no read. */
  const writing = endpointNames.filter(
    (endpoint) =>
      !endpoint.startsWith('GET ') &&
      endpoint !== 'POST /my-registration/room' &&
      endpoint !== 'POST /members/room' &&
      !calls[endpoint].beforeAdmins &&
      calls[endpoint].again !== 'unauthenticated',
  );
  const written = async () =>
    Object.entries(await documentsIn(testApp.api)).filter(([path]) => !/^(?:catalogue|webhookDeliveries)\//.test(path));
  afterAll(() => void vi.restoreAllMocks());

  it('fails with 503 and Retry-After, and stores nothing', async () => {
    await testApp.restart();
    const token = testApp.sign.token('admin', BEFORE);
    const before = await written();
    loseRaces(testApp.api.database);
    const replies = await Promise.all(
      writing.map(async (endpoint) => ({ endpoint, ...(await sendTo(testApp.api, endpoint, calls[endpoint], token)) })),
    );
    expect(await written()).toEqual(before);
    const told = replies.filter(({ status }) => status >= 500);
    const retryAfter = String(limits.retryAfterOutageSeconds);
    for (const { endpoint, status, headers, body } of told) {
      expect([endpoint, status, headers.get('retry-after')]).toEqual([endpoint, 503, retryAfter]);
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    expect(told.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining(['PUT /tournaments/:id', 'POST /forms/:formId/responses']),
    );
  });
});
