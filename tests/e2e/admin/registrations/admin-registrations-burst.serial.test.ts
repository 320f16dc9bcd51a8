// Many registrations of one network at once, and their bulk rejection.
import { enrol, expect, test } from './admin-registrations.ts';

const FLOOD = 31;
const PLAYERS = 9;
const SENTENCE = `${FLOOD} inscripciones llegaron de la misma red en 2 minutos.`;
const LATELY = Date.now() - 3_600_000;

/** Nine players of different networks, one a minute, then the flood, one every 3.5 seconds. */
function arrival(index: number) {
  if (index < PLAYERS)
    return { networkHash: `origen-${index}`, createdAt: new Date(LATELY - (PLAYERS - index) * 60_000) };
  return { networkHash: 'el-mismo', createdAt: new Date(LATELY + (index - PLAYERS) * 3_500) };
}

test('an organiser rejects a flood in two taps and undoes it in one', async ({ queue, makeTournament, database }) => {
  const { page, dock } = queue;
  const tournament = await makeTournament();
  await enrol(database, tournament, PLAYERS + FLOOD, arrival);
  await queue.open();
  await expect(page.getByText(`${FLOOD} inscripciones a «${tournament.name}» llegaron`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Torneo' }).selectOption(tournament.id);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name }).click();
  };
  const networksOfRejected = async () => {
    const rejected = (await tournament.registrations()).filter(({ status }) => status === 'rejected');
    return rejected.map(({ networkHash }) => networkHash);
  };
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(queue.places).toHaveText('Quedan 8 de 48 cupos');

  await tap('Verlas');
  await expect(queue.row('Jugadora 0009')).toBeVisible();
  await expect(queue.row('Jugadora 0000')).toHaveCount(0);
  await tap(`Rechazar las ${FLOOD}`);
  await expect(dock).toContainText(`Rechazaste ${FLOOD} inscripciones.`);
  expect(taps).toBe(2);
  expect(await networksOfRejected()).toEqual(Array.from({ length: FLOOD }, () => 'el-mismo'));
  expect(await tournament.currentPlayers()).toBe(PLAYERS);

  await tap('Deshacer');
  await expect(dock).toContainText(`Deshecho: ${FLOOD} inscripciones, otra vez pendientes.`);
  // Wait until all decisions have arrived: they sort the rows.
  const shown = page.getByRole('group', { name: 'Mostrar' });
  await expect(shown).toContainText(/Pendientes\s*31/);
  expect(await tournament.currentPlayers()).toBe(PLAYERS + FLOOD);
  await tap(`Rechazar las ${FLOOD}`);
  await expect(page.getByText('De esta red ya no queda ninguna por revisar.')).toBeVisible();
});
