import { importEntries } from '../../../../functions/src/competitions/entries.ts';
import { roomRecord } from '../../../fixtures/records/competition-records.ts';
import { fromNow } from '../../arena.ts';
import { write } from '../../site-records.ts';
import { approve, expect, nickname, test } from './admin-competition.ts';

test('a match day works with the keyboard only, next to the standings', async ({ competition, played }) => {
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
  await expect(page.getByRole('article', { name: 'Partida 1', exact: true })).toContainText('En juego');
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
});

test('a list in a dialog shows that it goes on until its end', async ({ competition, played, backstage }) => {
  const { page, dialog, button } = competition;
  await approve(backstage, played.id, 12);
  await played.plan(12);
  await importEntries(played.context, played.id);
  await played.fill(0);
  const { id: matchId } = await played.match(1);
  const room = { tournamentId: played.id, matchId, releaseAt: fromNow(-0.1).toISOString() };
  await write(backstage.database, { [`rooms/${played.id}_${matchId}`]: roomRecord(room) });
  await page.setViewportSize({ width: 1280, height: 560 });
  await competition.open(played.id);
  await button('¿Alguien no está?').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  const sign = () =>
    dialog
      .getByRole('button', { name: 'Cerrar' })
      .locator('..')
      .evaluate((actions) => getComputedStyle(actions, '::after').opacity);
  await expect.poll(sign).toBe('1');
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(sign).toBe('0');
  await page.setViewportSize({ width: 1280, height: 1_000 });
  await expect.poll(sign).toBe('0');
});

test('the help button covers nothing of a table that scrolls past it', async ({ competition, played }) => {
  const { page } = competition;
  await played.plan(12);
  await played.fill(12);
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await competition.open(played.id);
    const help = await page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' }).boundingBox();
    const content = await page
      .getByRole('navigation', { name: /^Partes d/ })
      .first()
      .boundingBox();
    const menu = await page.getByRole('navigation', { name: 'Panel' }).boundingBox();
    expect((help?.x ?? 0) + (help?.width ?? width), `at ${width} px`).toBeLessThanOrEqual(content?.x ?? 0);
    expect(help?.y ?? 0, `at ${width} px`).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 800));
  }
});
