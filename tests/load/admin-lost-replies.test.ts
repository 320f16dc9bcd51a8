// Every write of organisers with a lost commit reply, in each kind of loss that the server distinguishes
// (platform/fault.ts).
import { auditChanges } from '@arena/domain';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCalls, leftBy } from '../fixtures/calls/admin-calls.ts';
import { failWith, loseNextReply, loseReplies } from '../fixtures/calls/lost-reply.ts';
import { openTestApp } from '../fixtures/test-app.ts';

const testApp = await openTestApp('demo-api-admin-lost-reply');
const { database } = testApp.api;

beforeEach(() => testApp.restart());
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => testApp.close());

/** The fields that the log would tell by their English names. */
async function unnamed(): Promise<string[]> {
  const { docs } = await database.collection('audit').get();
  return docs.flatMap((record) => {
    const { action, before, after } = record.data();
    const changes = auditChanges({ action, before, after }, String);
    return changes.map(({ label }) => label).filter((label) => label in { ...before, ...after });
  });
}

describe.each(adminCalls.map((call) => ({ call, title: `${call[0]} ${JSON.stringify(call[1].body ?? '')}` })))(
  '$title',
  ({ call }) => {
    let whole: unknown[] | undefined;
    beforeEach(async () => {
      if (whole !== undefined) return;
      whole = await leftBy(testApp, [call]);
      expect(whole[0]).toEqual([call[0], 200, expect.anything()]);
      expect(await unnamed()).toEqual([]);
      await testApp.restart();
    });

    it('does and records the same, once, where the client library has tried again and met its own change', async () => {
      loseNextReply(database, failWith(9));
      expect(await leftBy(testApp, [call])).toEqual(whole);
    });

    it('does and records the same, once, where the connection breaks at two commits of three', async () => {
      let commits = 0;
      loseReplies(database, () => (commits++ % 3 < 2 ? failWith(14) : null));
      expect(await leftBy(testApp, [call])).toEqual(whole);
    });
  },
);
