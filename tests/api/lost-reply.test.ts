import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectData, expectFailure } from '../support/calls/expect.ts';
import { failWith, LOST, LOST_KINDS, loseNextReply } from '../support/calls/lost-reply.ts';
import { openApi } from '../support/desk.ts';
import {
  registrationPath,
  registrationRecord,
  submission,
  tournamentRecord,
  write,
} from '../support/records/records.ts';
import { tally } from '../support/rush/rush.ts';

const { api, database } = await openApi('demo-api-lost-reply', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 2 }),
}));
beforeEach(() => {
  vi.restoreAllMocks();
});

const RECEIPT = { tournamentId: 'copa', freeFireId: '12345678', status: 'pending' };

describe('a commit that succeeded and whose reply was lost', () => {
  it.each(LOST)('because %s is the registration it made', async (_name, end) => {
    loseNextReply(database, end);
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    expect(await tally(database, 'copa')).toEqual({ registrations: 1, currentPlayers: 1 });
  });

  it.each(LOST_KINDS)('because %s, on a rejected registration that it replaced, is the new one', async (_name, end) => {
    await write(database, { [registrationPath('12345678')]: registrationRecord({ status: 'rejected' }) });
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
