import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { failWith, LOST, loseNextReply } from '../fixtures/calls/lost-reply.ts';
import { submission, tournamentRecord } from '../fixtures/records/records.ts';
import { tally } from '../fixtures/rush/rush.ts';

const { api, database } = await openApi('demo-api-lost-reply', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 2 }),
}));
beforeEach(() => {
  vi.restoreAllMocks();
});

const RECEIPT = { tournamentId: 'copa', freeFireId: '12345678', status: 'pending' };

describe('a commit with a lost reply', () => {
  it.each(LOST)('because %s is the registration it made', async (_name, end) => {
    loseNextReply(database, end);
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    expect(await tally(database, 'copa')).toEqual({ registrations: 1, currentPlayers: 1 });
  });

  it('took the last place: its player has it, and the next is told that it is taken', async () => {
    await database.doc('tournaments/copa').update({ maxPlayers: 1 });
    loseNextReply(database, failWith(14));
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    const next = await api.call('POST /registrations', { body: submission({ freeFireId: '87654321' }) });
    expectFailure(next, 409, 'tournament_full');
  });
});
