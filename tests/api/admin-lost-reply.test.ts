import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deskCalls, deskRecords, leftBy } from '../support/calls/desk-calls.ts';
import { failWith, LOST, loseNextReply, loseReplies } from '../support/calls/lost-reply.ts';
import { openDesk } from '../support/desk.ts';

const current = openDesk('demo-api-admin-lost-reply', deskRecords);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(deskCalls.map(([endpoint, body]) => ({ endpoint, body })))('$endpoint', ({ endpoint, body }) => {
  let whole: unknown[];
  beforeAll(async () => {
    await current().restart();
    whole = await leftBy(current(), [[endpoint, body]]);
    expect(whole[0]).toEqual([endpoint, 200, expect.anything()]);
  });

  it.each(LOST.filter(([why]) => why !== 'no reply ever comes'))(
    'does and records the same, once, where %s',
    async (_why, end) => {
      loseNextReply(current().api.database, end);
      expect(await leftBy(current(), [[endpoint, body]])).toEqual(whole);
    },
  );

  it('does and records the same, once, where two replies of three are lost', async () => {
    let commits = 0;
    loseReplies(current().api.database, () => (commits++ % 3 < 2 ? failWith(14) : null));
    expect(await leftBy(current(), [[endpoint, body]])).toEqual(whole);
  });
});

it('waits no longer than a try may take for a reply that never comes', async () => {
  loseNextReply(current().api.database, () => new Promise(() => undefined));
  const { body } = await current().call('PATCH /questions/nick/toggle');
  expect(body).toMatchObject({ success: true, data: { active: false } });
});
