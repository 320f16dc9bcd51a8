import { expect, nickname, test } from './admin-competition.ts';

test('a match day works with the keyboard only, and all matches are scheduled at once beside the table', async ({
  competition,
  played,
  makePlayed,
}) => {
  const { page, dialog, button, toast } = competition;
  const press = async (name: string, within = page.locator('body')) => {
    await within.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await competition.open(played.id);
  await press('Guardar el plan');
  await expect(toast('El plan quedó guardado.')).toBeVisible();
  await press('Agregar a mano');
  await press('Agregar a mano');
  await dialog.getByLabel('Apodo en Free Fire').focus();
  await page.keyboard.type(nickname(0));
  await press('Guardar', dialog);
  await expect(competition.entry(nickname(0))).toBeVisible();
  await page.getByRole('link', { name: 'Partidas', exact: true }).focus();
  await page.keyboard.press('Enter');
  await press('Poner a todos en la sala');
  await press('Armar', dialog);
  await press('Listo', dialog);
  await press('Crear la sala');
  await dialog.getByLabel('ID de la sala').focus();
  await page.keyboard.type('8123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('caracol');
  await press('Guardar la sala', dialog);
  await press('Empezar la partida');
  await expect(competition.match('Partida 1')).toContainText('En juego');
  await page.getByRole('button', { name: 'Acciones de Partida 2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Acciones de Partida 2', exact: true })).toBeFocused();
  await competition.rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Todavía no jugó/)).toBeVisible();
  await expect(button('Dar o quitar puntos')).toBeVisible();
  await competition.isSound();

  await test.step('all matches get their times and maps at once', async () => {
    const scheduled = await makePlayed();
    await scheduled.plan(12);
    await scheduled.fill(6);
    await competition.open(scheduled.id);
    await button('Horas y mapas').click();
    await dialog.getByLabel('La primera empieza').fill('2027-01-09T20:00');
    await dialog.getByLabel('Minutos entre partidas').fill('30');
    await dialog.getByLabel('Mapas, en orden').fill('Alpes, Solara');
    await competition.isSound();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(toast('6 partidas con su hora y su mapa.')).toBeVisible();
    expect(await scheduled.match(3)).toMatchObject({ map: 'Alpes', startsAt: '2027-01-10T03:00:00.000Z' });
    await button('Crear la sala').click();
    await expect(dialog.getByLabel('Los jugadores la ven desde')).toHaveValue('2027-01-09T19:45');
    await page.keyboard.press('Escape');

    const ids = await scheduled.entryIds();
    await scheduled.play(1, ids);
    await scheduled.play(2, ids.toReversed(), 'provisional');
    await button('Actualizar').click();
    await expect(competition.match('Partida 2')).toContainText('Provisional');
    await expect(competition.rows).toHaveCount(6);
    await expect(page.getByText(/Incluye 1 resultado provisional; faltan 4 partidas/)).toBeVisible();
    await competition.isSound();
  });
});
