import { randomUUID } from 'node:crypto';
import type { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { expectData, expectFailure } from '../support/expect.ts';
import { registrationPath, registrationRecord, submission, tournamentRecord, write } from '../support/records.ts';
import { tally } from '../support/rush.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi('demo-api-lost-reply');
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await api.empty();
  await write(api.database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 2 }) });
});
afterAll(() => api.close());

const RECEIPT = { tournamentId: 'copa', freeFireId: '12345678', status: 'pending' };

/** Carries the next commit out and then hides that it succeeded; those after it are honest. */
function loseNextReply(end: () => Promise<never>): void {
  const batch = api.database.batch.bind(api.database);
  vi.spyOn(api.database, 'batch').mockImplementationOnce(() => {
    const real = batch();
    const commit = real.commit.bind(real);
    return Object.assign<WriteBatch, Pick<WriteBatch, 'commit'>>(real, {
      async commit() {
        await commit();
        return end();
      },
    });
  });
}

const failWith = (code: number) => () => Promise.reject(Object.assign(new Error('lost'), { code }));

const ENDS: [string, () => Promise<never>][] = [
  ['the connection breaks', failWith(14)],
  ['time runs out', failWith(4)],
  ['no reply ever comes', () => new Promise(() => undefined)],
  ['the client library has tried again and met its own registration', failWith(6)],
  ['the client library has tried again and met its own count', failWith(9)],
];

describe('a commit that succeeded and whose reply was lost', () => {
  it.each(ENDS)('because %s is the registration it made', async (_name, end) => {
    loseNextReply(end);
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 1, currentPlayers: 1 });
  });

  it.each(ENDS)('because %s, on a rejected registration that it replaced, is the new one', async (_name, end) => {
    await write(api.database, { [registrationPath('12345678')]: registrationRecord({ status: 'rejected' }) });
    loseNextReply(end);
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 1, currentPlayers: 1 });
  });

  it('took the last place: its player has it, and the next is told that it is taken', async () => {
    await api.database.doc('tournaments/copa').update({ maxPlayers: 1 });
    loseNextReply(failWith(14));
    expectData(await api.call('POST /registrations', { body: submission() }), RECEIPT);
    const next = await api.call('POST /registrations', { body: submission({ freeFireId: '87654321' }) });
    expectFailure(next, 409, 'tournament_full');
  });
});

describe('a reply that the player lost', () => {
  it('is given again to the same request, and to no other', async () => {
    const body = submission({ requestId: randomUUID() });
    await api.call('POST /registrations', { body });
    expectData(await api.call('POST /registrations', { body }), RECEIPT);
    const another = submission({ requestId: randomUUID() });
    expectFailure(await api.call('POST /registrations', { body: another }), 409, 'already_registered');
    expect(await tally(api.database, 'copa')).toEqual({ registrations: 1, currentPlayers: 1 });
  });
});
