import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { roomRecord } from '../../fixtures/records/competition-records.ts';
import { expect, fromNow, keptIn, test } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { filledForm, SENT } from '../registration/registration-form.ts';
import { stay } from '../stay.ts';

test('a new player opens and saves their private link, and its token stays out of all addresses', async ({
  page,
  context,
  browser,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const { form } = await filledForm(page, tournament);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await stay(page);

  await page.getByRole('button', { name: 'Guardar mi enlace' }).click();
  const link = await page.getByRole('alertdialog').getByRole('textbox').inputValue();
  const [, token = ''] = link.split('#');
  expect(link).toMatch(/\/mi-lugar#[\w-]{22}$/);
  await expect(page.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('link', { name: 'Ver mi lugar' }).click();
  await expect(page.getByRole('heading', { name: tournament.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu inscripción está en revisión' })).toBeVisible();
  await expectSound(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const elsewhereAsked: string[] = [];
  other.on('request', (request) => elsewhereAsked.push(request.url()));
  const frame = await other.goto(link);
  expect(frame?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(await frame?.text()).toContain('Cargando tu inscripción…');
  await expect(other.getByRole('heading', { name: 'Tu inscripción está en revisión' })).toBeVisible();
  // The page requests its data once, and no address contains the token.
  expect(elsewhereAsked.filter((url) => url.includes('/api/my-registration/'))).toEqual([
    expect.stringMatching(/\/open$/),
  ]);
  expect(elsewhereAsked.join()).not.toContain(token);
  await expect(other).toHaveURL('/mi-lugar');
  expect(await other.evaluate(() => JSON.stringify(history.state) + document.title)).not.toContain(token);

  await other.getByRole('button', { name: 'Recordarlo aquí' }).click();
  await other.getByRole('button', { name: 'Quitarlo de aquí' }).click();
  await other.getByRole('button', { name: 'Conservarlo' }).click();
  await expect(other.getByRole('heading', { name: 'Tu inscripción está en revisión' })).toBeVisible();
  await other.getByRole('button', { name: 'Quitarlo de aquí' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Quitarlo de aquí' }).click();
  await expect(other.getByRole('heading', { name: 'Mi lugar' })).toBeVisible();
  expect(await keptIn(other)).not.toContain(token);
  await elsewhere.close();

  expect(token).toHaveLength(22);
  expect(asked.filter((line) => line.includes(token))).toEqual([]);
  await page.goto(`/mi-lugar#${'z'.repeat(21)}A`);
  await expect(page.getByText('Este enlace ya no sirve. Pide uno nuevo en el chat oficial.')).toBeVisible();
});

/** Taps before the page has loaded its scripts; the taps take effect afterwards. */
async function tapBeforeHydration(page: Page, { token }: { token: string }): Promise<void> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`/mi-lugar#${token}`, { waitUntil: 'commit' });
  const save = page.getByRole('button', { name: 'Guardar mi enlace' });
  await save.click();
  await save.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveCount(0);
  code.resolve();
  await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(`#${token}$`));
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
}

test('taps before hydration take effect, and the player sees the room code and its replacement', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const holder = await tournament.hold();
  await tournament.draw(holder, fromNow(0.2));
  const times = { changedAt: fromNow(-0.2).toISOString(), releaseAt: fromNow(-0.1).toISOString() };
  await tournament.room(roomRecord(times));
  await tapBeforeHydration(page, holder);
  await expect(page.getByRole('heading', { name: 'Tu próxima partida' })).toBeVisible();
  await expect(page.getByText('caracol')).toBeHidden();
  await page.getByRole('button', { name: 'Ver el código de la sala' }).click();
  await expect(page.getByText('caracol')).toBeVisible();
  await expectSound(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  const reminders = (await readFile(await (await saved).path())).toString();
  expect(reminders).toContain(`UID:${tournament.id}.primera@`);
  for (const secret of ['caracol', holder.token, holder.freeFireId]) expect(reminders).not.toContain(secret);
  await tournament.room({ password: 'tortuga', changedAt: new Date().toISOString(), replaced: true });
  await page.getByRole('button', { name: 'Ver el código nuevo' }).click();
  await expect(page.getByText('tortuga')).toBeVisible();
  await expect(page.getByText(/El código cambió a las/)).toBeVisible();
});
