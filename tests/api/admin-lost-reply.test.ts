// What organisers write although the reply to its commit is lost: every call of theirs, in each kind of losing it that
// the server tells apart (platform/fault.ts).
import { auditChanges } from '@arena/domain';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskCalls, leftBy } from '../support/calls/desk-calls.ts';
import { failWith, loseNextReply, loseReplies } from '../support/calls/lost-reply.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse('demo-api-admin-lost-reply');
const { database } = house.api;

beforeEach(() => house.restart());
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => house.close());

/** The fields that the log would tell by their English names. */
async function unnamed(): Promise<string[]> {
  const { docs } = await database.collection('audit').get();
  return docs.flatMap((record) => {
    const { action, before, after } = record.data();
    const changes = auditChanges({ action, before, after }, String);
    return changes.map(({ label }) => label).filter((label) => label in { ...before, ...after });
  });
}

describe.each(deskCalls.map((call) => ({ call, title: `${call[0]} ${JSON.stringify(call[1].body ?? '')}` })))(
  '$title',
  ({ call }) => {
    let whole: unknown[] | undefined;
    beforeEach(async () => {
      if (whole !== undefined) return;
      whole = await leftBy(house, [call]);
      expect(whole[0]).toEqual([call[0], 200, expect.anything()]);
      expect(await unnamed()).toEqual([]);
      await house.restart();
    });

    it('does and records the same, once, where the client library has tried again and met its own change', async () => {
      loseNextReply(database, failWith(9));
      expect(await leftBy(house, [call])).toEqual(whole);
    });

    it('does and records the same, once, where the connection breaks at two commits of three', async () => {
      let commits = 0;
      loseReplies(database, () => (commits++ % 3 < 2 ? failWith(14) : null));
      expect(await leftBy(house, [call])).toEqual(whole);
    });
  },
);

it('waits no longer than a try may take for a reply that never comes', async () => {
  loseNextReply(database, () => new Promise(() => undefined));
  const { body } = await house.api.call('PATCH /questions/nick/toggle', {
    token: house.sign.token('admin', { signedIn: -10 }),
  });
  expect(body).toMatchObject({ success: true, data: { active: false } });
});
