// The cost of a full lobby that waits for its room: every phone polls every ten seconds.
import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { countedReads } from '../../fixtures/counted-reads.ts';
import { registered } from '../../fixtures/people/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, NOW, tournamentDocuments } from '../../fixtures/records/records.ts';

const SECOND = 1_000;
/** A quarter of an hour before a match costs fifteen times as much, or 6,000. */
const MINUTES = 2;
const MOST_A_MINUTE = 400;
const turns = limits.registrationPolling.near / SECOND;

const players = Array.from({ length: 48 }, (_, index) => ({
  token: `${index + 10}`.padEnd(21, 'p').concat('A'),
  freeFireId: String(20_000_000 + index),
  entryId: `e${index}`,
}));
const entryIds = players.map(({ entryId }) => entryId);
const matchIds = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
const lobby = stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }], matchCount: 6 });
const room = { roomId: '50607080', password: 'tortuga', releaseAt: hoursFromNow(0.2).toISOString() };

const documents = (): Record<string, Fields> => ({
  ...tournamentDocuments('copa', { currentPlayers: 48 }),
  'competitions/copa': { ...competitionRecord({ stages: [lobby] }), writes: 1 },
  ...Object.assign(
    {},
    ...players.map(({ token, freeFireId, entryId }) => ({
      ...registered(freeFireId, token, { status: 'approved' }),
      [`competitions/copa/entries/${entryId}`]: entryRecord(entryId, { registrationId: `copa_${freeFireId}` }),
    })),
    ...matchIds.map((matchId, index) => {
      const startsAt = hoursFromNow(0.25 + index / 3).toISOString();
      return { [`competitions/copa/matches/${matchId}`]: matchRecord(matchId, index + 1, { startsAt }) };
    }),
    ...matchIds.slice(1).map((matchId) => ({ [`rooms/copa_${matchId}`]: roomRecord({ matchId }) })),
  ),
});

const reads = countedReads();
const { api, call, clock } = await openAdminArea('demo-api-place-polls', documents, { database: reads.on });

it('reads at most 400 documents a minute for 48 polling phones', async () => {
  reads.takeFound();
  for (let second = 0; second < MINUTES * 60; second += 1) {
    clock.now = new Date(NOW.getTime() + second * SECOND);
    // Each phone in its own second of the ten.
    const asking = players.filter((_player, index) => index % turns === second % turns);
    const replies = await Promise.all(
      asking.map(({ token }) => api.call('POST /my-registration/read', { body: { token } })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    // An organiser writes every minute, which invalidates the cache.
    if (second % 60 === 0) {
      const { status } = await call('PUT /competitions/copa/matches/m1/room', {
        ...room,
        password: `tortuga${second}`,
        expectedRevision: second / 60,
      });
      expect(status).toBe(200);
    }
  }
  const found = reads.takeFound();
  expect(found).toBeGreaterThanOrEqual(players.length * MINUTES * 6);
  expect(found).toBeLessThanOrEqual(MINUTES * MOST_A_MINUTE);
});
