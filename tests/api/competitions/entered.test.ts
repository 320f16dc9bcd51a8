import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { forgetPlayers } from '../../../functions/src/competitions/entries.ts';
import { syncEntries } from '../../../functions/src/competitions/entry-sync.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { competitionDocuments, row } from '../../fixtures/records/competition-records.ts';
import { hoursFromNow, tournamentRecord } from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const { call, database, everything } = await openAdminArea('demo-api-entered', () => ({
  ...competitionDocuments,
  'tournaments/copa': tournamentRecord({ name: 'Copa' }),
}));

const results = () => demandResults(database, 'copa');

it('enters several results by one call, all or none', async () => {
  const rows = [row('pumas', 1, 4), row('lobos', 2, 1)];
  const corrected = { matchId: 'primera', rows, expectedRevision: 1 };
  const enter = (second: object) => call('PUT /competitions/copa/results', { results: [corrected, second] });
  const stale = { matchId: 'segunda', rows, expectedRevision: 7 };
  expect(await enter(stale)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect((await database.doc('competitions/copa/matches/primera').get()).get('revision')).toBe(1);
  const both = await enter({ ...stale, expectedRevision: 0 });
  expect(both).toMatchObject({ status: 200, body: { data: { matches: [{ revision: 2 }, { revision: 1 }] } } });
  const kept = await database.doc('competitions/copa/matches/segunda/revisions/1').get();
  expect(kept.get('rows')).toEqual(rows);
});

it('accepts the longest text of a result, of characters of three bytes', async () => {
  const source = '１'.repeat(limits.competition.readCharacters);
  const rows = [row('leones', 1, 7), row('pumas', 2, 3)];
  const entered = { rows, expectedRevision: 0 };
  const second = 'competitions/copa/matches/segunda';
  expect(await call(`PUT /${second}/result`, { ...entered, source })).toMatchObject({ status: 200 });
  const results = [{ ...entered, matchId: 'segunda', expectedRevision: 1, rows: [row('leones', 1, 8)] }];
  expect(await call('PUT /competitions/copa/results', { results, source })).toMatchObject({ status: 200 });
  const id = (await database.doc(`${second}/revisions/2`).get()).get('source');
  expect(await call(`GET /competitions/copa/sources/${id}`)).toMatchObject({ body: { data: { text: source } } });
  const tooLong = await call(`PUT /${second}/result`, { ...entered, source: `${source}1` });
  expect(tooLong).toMatchObject({ status: 400, body: { fields: { source: expect.stringContaining('300000') } } });
});

it('keeps the pasted text of a result for organisers until its players are erased', async () => {
  const text = '1 Leones 7\nuno 95000001 4\n2 Pumas 3';
  const match = 'competitions/copa/matches/segunda';
  const players = [{ nickname: 'uno', freeFireId: '95000001' }];
  await database.doc('competitions/copa/entries/leones').update({ players });
  const rows = [row('leones', 1, 7), row('pumas', 2, 3)];
  const playerKills = [{ entryId: 'leones', player: 0, kills: 4 }];
  const entered = await call(`PUT /${match}/result`, { rows, playerKills, source: text, expectedRevision: 0 });
  expect(entered).toMatchObject({ status: 200 });
  // The players with the most kills are public, but none that is hidden.
  expect((await results()).topPlayers).toEqual([{ entryId: 'leones', nickname: 'uno', kills: 4, matches: 1 }]);
  expect(JSON.stringify(await results())).not.toContain('95000001');
  expect(await call('POST /players/hiding', { player: '95000001', hidden: true })).toMatchObject({ status: 200 });
  expect((await results()).topPlayers).toBeUndefined();
  const id = (await database.doc(`${match}/revisions/1`).get()).get('source');
  const source = () => call(`GET /competitions/copa/sources/${id}`);
  expect(await source()).toMatchObject({ status: 200, body: { data: { text } } });
  await forgetPlayers(contextOn(database), 'copa');
  expect(await source()).toMatchObject({ status: 404 });
});

it('a decision fails if the competition changed after its entry was read', async () => {
  const leones = { id: 'copa_10000001', nickname: 'leones', freeFireId: '10000001', team: null };
  const players = [{ nickname: 'leones', freeFireId: '10000001' }];
  const entry = database.doc('competitions/copa/entries/leones');
  await entry.update({ registrationId: leones.id, players });
  const batch = database.batch();
  const changed = { before: { ...leones, status: 'approved' }, after: { ...leones, status: 'rejected' } } as const;
  await syncEntries(batch, contextOn(database), 'copa', [{ ...changed, actor: 'admin' }]);
  await call('DELETE /competitions/copa/adjustments/tarde');
  await expect(batch.commit()).rejects.toMatchObject({ code: 9 });
  expect((await entry.get()).get('status')).toBe('active');
});

it('a room code stays in one document, and is deleted with match or tournament', async () => {
  const room = { roomId: '50607080', password: 'tortuga', releaseAt: hoursFromNow(2).toISOString() };
  await database.doc('rooms/copa_segunda').update({ seen: { pumas: hoursFromNow(0).toISOString() } });
  const reply = await call('PUT /competitions/copa/matches/segunda/room', { ...room, expectedRevision: 1 });
  expect(reply).toMatchObject({ status: 200, body: { data: { ...room, seen: {}, revision: 2 } } });
  const { 'rooms/copa_segunda': _, ...others } = await everything();
  expect(JSON.stringify(others)).not.toMatch(/tortuga|50607080/);

  const match = 'competitions/copa/matches/primera';
  await call(`PATCH /${match}/state`, { state: 'void', from: 'provisional', expectedRevision: 1 });
  const replay = async () => Object((await call(`POST /${match}/replay`)).body).data;
  const { id } = await replay();
  const place = `competitions/copa/matches/${id}`;
  await call(`PUT /${place}/room`, { ...room, expectedRevision: 0 });
  expect(await call(`DELETE /${place}`)).toMatchObject({ status: 200 });
  expect(await replay()).toMatchObject({ id });
  expect(await call(`GET /${place}/room`)).toMatchObject({ status: 404 });

  expect(await call('DELETE /tournaments/copa?force=true')).toMatchObject({ status: 200 });
  const left = Object.keys(await everything()).filter((path) => path.includes('copa'));
  expect(left.filter((path) => !path.startsWith('audit/'))).toEqual([]);
});
