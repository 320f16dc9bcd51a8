// Concurrent results, a server that dies, and lost replies.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Match } from '@arena/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { startApi } from '../fixtures/calls/api.ts';
import { failWith, loseReplies } from '../fixtures/calls/lost-reply.ts';
import { deploy } from '../fixtures/deployed.ts';
import { expectWhole, neverBehind } from '../fixtures/line/whole-competition.ts';
import { people } from '../fixtures/people/people.ts';
import { competitionDocuments, row } from '../fixtures/records/competition-records.ts';
import { tournamentRecord } from '../fixtures/records/records.ts';
import { picked } from '../fixtures/records/seeded.ts';

const PROJECT = 'demo-hostile-competition';
const TIMES_EACH = 50;
const KILLS = 30;
const LOST_REPLIES = 200;
const MATCH = '/competitions/copa/matches/segunda';
const LOST = [failWith(4), failWith(6), failWith(9), failWith(14)];

const { admin, api, call, database, recorded, sign, stored } = await openAdminArea(PROJECT, () => ({
  'tournaments/copa': tournamentRecord(),
  ...competitionDocuments,
}));

afterEach(() => {
  vi.restoreAllMocks();
});

const storedMatch = async (): Promise<Match> => Object(await stored('competitions/copa/matches/segunda'));

const recordedResults = async () =>
  (await recorded()).filter((text) => text.endsWith('match.result copa/segunda')).length;

describe('concurrent saves of one match by two organisers on two instances', () => {
  it('keep every revision, and public results never lag behind', async () => {
    const other = await startApi(PROJECT);
    const colleague = await sign.in({ ...people.admin, uid: 'colega' });
    const saveAll = async (instance: typeof api, token: string, kills: number) => {
      for (let saved = 0; saved < TIMES_EACH; ) {
        const rows = [row('pumas', 1, kills), row('lobos', 2, saved)];
        const body = { rows, expectedRevision: (await storedMatch()).revision };
        const reply = await instance.call(`PUT ${MATCH}/result`, { token, body });
        if (reply.status === 200) saved += 1;
        else expect(reply).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
      }
    };
    const both = Promise.all([saveAll(api, admin, 7), saveAll(other, colleague, 8)]);
    const looks = await neverBehind(database, { tournamentId: 'copa', matchId: 'segunda' }, both);
    await other.close();
    expect(looks).toBeGreaterThan(TIMES_EACH);
    const matches = await expectWhole(database, 'copa');
    expect(matches.get('segunda')?.revision).toBe(2 * TIMES_EACH);
    expect(await recordedResults()).toBe(2 * TIMES_EACH);
  });
});

describe('a server that is killed while it saves a result', () => {
  it(`stores all of the result or nothing, in ${KILLS} kills at different moments`, async () => {
    let [whole, nothing] = [0, 0];
    let takes = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { revision } = await storedMatch();
      const body = { rows: [row('pumas', 1, kill), row('lobos', 2, 0)], expectedRevision: revision };
      const server = await deploy(PROJECT);
      // Warm up modules that load with the first call.
      await server.call('GET /competitions/copa', { token: admin });
      const began = performance.now();
      const reply = server.call(`PUT ${MATCH}/result`, { token: admin, body }).catch(() => null);
      // The first is let through, and says how long one takes; the others die on the way, the last one after it.
      if (kill === 0) await reply;
      else await sleep((takes * 1.2 * kill) / (KILLS - 1));
      if (kill === 0) takes = performance.now() - began;
      await server.stop();
      await reply;
      // A request sent before the end may still arrive.
      await expect.poll(async () => (await expectWhole(database, 'copa')).get('segunda')?.revision).toBeDefined();
      const matches = await expectWhole(database, 'copa');
      const now = matches.get('segunda')?.revision ?? 0;
      expect([revision, revision + 1]).toContain(now);
      expect(await recordedResults()).toBe(now);
      if (now === revision) nothing += 1;
      else whole += 1;
    }
    expect(whole).toBeGreaterThan(0);
    expect(nothing).toBeGreaterThan(0);
  });
});

describe('repeated requests after lost replies', () => {
  it(`are applied once each, over ${LOST_REPLIES} lost replies in a row`, async () => {
    const ends = picked(LOST, LOST_REPLIES, 14);
    loseReplies(database, () => ends.pop() ?? null);
    let results = 0;
    /** Sends a call twice, as a phone does that heard nothing of the first. */
    const twice = async (endpoint: string, body: object, headers = {}) => {
      const heard = await call(endpoint, body, headers);
      // After five lost replies the server says 'try again'.
      const first = heard.status === 503 ? await call(endpoint, body, headers) : heard;
      const again = await call(endpoint, body, headers);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body).toEqual(first.body);
    };
    while (ends.length > 0) {
      const rows = [row('pumas', 1, results % 9), row('lobos', 2, 0)];
      const reason = results === 0 ? null : 'Contamos otra vez';
      await twice(`PUT ${MATCH}/result`, { rows, reason, expectedRevision: results });
      results += 1;
      if (results === 1) {
        await twice(`PATCH ${MATCH}/state`, { state: 'official', from: 'provisional', expectedRevision: 1 });
      }
      const requestId = `00000000-0000-4000-8000-${String(results).padStart(12, '0')}`;
      const adjustment = { stageId: 'final', entryId: 'lobos', points: 1, reason: 'Puntual', matchNumber: null };
      await twice('POST /competitions/copa/adjustments', adjustment, { 'Idempotency-Key': requestId });
    }
    vi.restoreAllMocks();
    const matches = await expectWhole(database, 'copa');
    expect(matches.get('segunda')).toMatchObject({ revision: results, state: 'official' });
    expect(await recordedResults()).toBe(results);
    expect((await stored('competitions/copa'))?.adjustments).toHaveLength(1 + results);
  });
});
