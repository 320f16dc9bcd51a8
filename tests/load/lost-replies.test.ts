// Every write of organisers with a lost commit reply, in each kind of loss that the server distinguishes
// (platform/fault.ts).
import { auditChanges } from '@arena/domain';
import type { Endpoint } from '@arena/domain/api';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '../fixtures/admin-area.ts';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { failWith, loseNextReply, loseReplies } from '../fixtures/calls/lost-reply.ts';
import { callsWith } from '../fixtures/resources/all.ts';
import type { Sendable } from '../fixtures/resources/resource.ts';
import { openTestApp } from '../fixtures/test-app.ts';

const ORGANISERS = ['organisers', 'scorers', 'moderators', 'admins'];
const calls = callsWith('');
const writes = endpointNames
  .filter((endpoint) => ORGANISERS.includes(calls[endpoint].who) && !endpoint.startsWith('GET '))
  .flatMap((endpoint) => [calls[endpoint], ...(calls[endpoint].also ?? [])].map((sent) => ({ endpoint, sent })))
  .map((call) => ({ ...call, title: `${call.endpoint} ${JSON.stringify(call.sent.body ?? '')}` }));

/** New ids, and hashes of tokens. */
const MADE = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|[A-Za-z0-9]{20}/g;
/** Times set by the identity provider. */
const ELSEWHERE = /("(?:creationTime|lastSignInTime)":|"validSince":\{"timestampValue":)"[^"]+"/g;
const withoutChance = (text: string) => text.replaceAll(ELSEWHERE, '$1"then"').replaceAll(MADE, 'new');

const testApp = await openTestApp('demo-api-lost-replies');
const { api, sign } = testApp;
const { database } = api;

beforeEach(() => testApp.restart());
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => testApp.close());

/** Returns an admin's reply and the stored state after a call, sorted and without new ids. */
async function leftBy(endpoint: Endpoint, sent: Sendable) {
  const { status, body } = await sendTo(api, endpoint, sent, sign.token('admin', { signedIn: -10 }));
  // Parsed, because the order of fields doesn't matter.
  const reply: unknown = JSON.parse(withoutChance(JSON.stringify(body)));
  const stored = Object.entries(await everything(api));
  const named = stored.map(([path, fields]) => withoutChance(`${path} ${JSON.stringify(fields)}`));
  return { status, reply, stored: named.toSorted() };
}

/** The fields that the log would tell by their English names. */
async function unnamed(): Promise<string[]> {
  const { docs } = await database.collection('audit').get();
  return docs.flatMap((record) => {
    const { action, before, after } = record.data();
    const changes = auditChanges({ action, before, after }, String);
    return changes.map(({ label }) => label).filter((label) => label in { ...before, ...after });
  });
}

describe.each(writes)('$title', ({ endpoint, sent }) => {
  let whole: Awaited<ReturnType<typeof leftBy>> | undefined;
  beforeEach(async () => {
    if (whole !== undefined) return;
    whole = await leftBy(endpoint, sent);
    expect(whole.status).toBe(200);
    expect(await unnamed()).toEqual([]);
    await testApp.restart();
  });

  it('returns and stores the same when the client library retries a stored commit', async () => {
    loseNextReply(database, failWith(9));
    expect(await leftBy(endpoint, sent)).toEqual(whole);
  });

  it('returns and stores the same when two of three commit replies are lost', async () => {
    let commits = 0;
    loseReplies(database, () => (commits++ % 3 < 2 ? failWith(14) : null));
    expect(await leftBy(endpoint, sent)).toEqual(whole);
  });
});
