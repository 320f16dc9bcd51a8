// A competition with very many entries, one lobby at a time.
import { buildResults } from '@arena/domain';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { resultsDocuments } from '../../fixtures/records/stored-results.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { write } from '../site-records.ts';

const LOBBIES = 12;
const PLAYERS = 48;

const idsOf = (lobby: number) => Array.from({ length: PLAYERS }, (_, index) => `s${lobby}-${index + 1}`);
const lobbies = Array.from({ length: LOBBIES }, (_, index) => index + 1);

/** Everybody came in by their number; the winner of the last lobby has the most kills. */
function evening(id: string) {
  const groups = lobbies.map((lobby) => ({ id: `g${lobby}`, name: `Sala ${lobby}`, entryIds: idsOf(lobby) }));
  const entries = groups.flatMap(({ name, entryIds }) =>
    entryIds.map((entryId, index) => entryRecord(entryId, { name: `${name} número ${index + 1}` })),
  );
  const matches = groups.map(({ id: groupId, entryIds }, index) => {
    const rows = entryIds.map((entryId, place) => row(entryId, place + 1, place === 0 ? index : 0));
    return matchRecord(`${groupId}-m1`, 1, { groupId, rows, state: 'official', revision: 1 });
  });
  const stages = [stageRecord({ groups, matchCount: 1 })];
  return buildResults(competitionRecord({ tournamentId: id, stages }), entries, matches, new Date().toISOString());
}

test('one of twelve lobbies is shown, and each has an address', async ({ page, makeTournament }) => {
  const { database, close } = openDatabase(stack.projectId);
  const { id } = await makeTournament();
  try {
    await write(database, resultsDocuments(evening(id)));
    const address = `/tournament/${id}/standings`;
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
    await page.goto(address);
    const rows = page.getByRole('list', { name: 'Tabla de' }).locator(':scope > li');
    await expect(rows).toHaveCount(PLAYERS);
    await expect(rows.first()).toContainText('Sala 1 número 1');
    // The overall leader plays in another lobby.
    await expect(page.getByText('Sala 12 número 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: '12 de 12 partidas jugadas' })).toBeVisible();

    await page.getByLabel('Grupo').selectOption('Sala 7');
    await expect(rows.first()).toContainText('Sala 7 número 1');
    await expect(rows).toHaveCount(PLAYERS);
    await expect(page).toHaveURL(/\?grupo=7$/);
    await page.getByRole('button', { name: 'Recalcular' }).click();
    await expect(page.getByText(/^Coincide: .*1,?152 filas de 12 partidas/)).toBeVisible();
    await expectSound(page);

    await page.reload();
    await expect(rows.first()).toContainText('Sala 7 número 1');
    const whole = await page.request.get(`${address}-all.json`);
    expect((await whole.json()).results.tables).toHaveLength(LOBBIES);
    expect((await page.request.get(`${address}-13.json`)).status()).toBe(404);
  } finally {
    await database.recursiveDelete(database.doc(`results/${id}`));
    await close();
  }
});
