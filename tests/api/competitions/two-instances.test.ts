// Two instances of the server that write the same competition by turns.
import { expect, it } from 'vitest';
import { deleteEntry } from '../../../functions/src/competitions/entries.ts';
import { enterResult } from '../../../functions/src/competitions/matches.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { countedReads } from '../../fixtures/counted-reads.ts';
import { expectWhole } from '../../fixtures/line/whole-competition.ts';
import { competitionDocuments, matchRecord, row } from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { tournamentRecord } from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';

const PROJECT = 'demo-api-two-instances';
const matches = ['segunda', 'tercera', 'cuarta', 'quinta'];
const { call, database } = await openAdminArea(PROJECT, () => ({
  'tournaments/copa': tournamentRecord(),
  ...competitionDocuments,
  ...Object.fromEntries(matches.map((id, index) => [`competitions/copa/matches/${id}`, matchRecord(id, 4 + index)])),
}));
const rows = [row('leones', 1, 7), row('pumas', 2, 3)];
const reads = countedReads();
const other = openDatabase(PROJECT);
const context = contextOn(reads.on(other.database), { actor: 'admin' });

const enter = (matchId: string) =>
  enterResult(context, { tournamentId: 'copa', matchId }, { rows, reason: null, expectedRevision: 0 });

it('a result reads only what the other instance changed, and stays consistent', async () => {
  await enter('segunda');
  await call('PUT /competitions/copa/matches/tercera/result', { rows, reason: null, expectedRevision: 0 });
  reads.takeFound();
  await enter('cuarta');
  // Its document, one match, no entry, the summary, the tournament, who is hidden.
  expect(reads.takeFound()).toBe(6);
  const whole = await expectWhole(database, 'copa');
  expect(matches.map((id) => whole.get(id)?.revision)).toEqual([1, 1, 1, 0]);
});

it('does not restore an entry that the other instance deleted', async () => {
  await enter('segunda');
  expect(await call('DELETE /competitions/copa/entries/zorros')).toMatchObject({ status: 200 });
  await enter('tercera');
  expect((await database.collection('competitions/copa/entries').get()).docs.map(({ id }) => id)).not.toContain(
    'zorros',
  );
  expect(await deleteEntry(context, 'copa', 'zorros')).toMatchObject({ deleted: true });
  await expectWhole(database, 'copa');
});
