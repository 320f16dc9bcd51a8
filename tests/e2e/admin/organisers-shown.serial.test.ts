// Serial: it changes the home page.
import { PNG } from '../../fixtures/records/pictures.ts';
import { expect, test } from './admin-people.ts';

const WITHIN_A_MINUTE = { timeout: 60_000 };

test('an organiser appears on the home page, also without JavaScript, until they remove themselves', async ({
  people,
  browser,
  organiser,
}) => {
  const { page } = people;
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const home = reader.getByRole('main');
  const seen = home.getByRole('listitem').filter({ hasText: organiser.name });
  await people.open();
  await people.turnTo('Mi presentación');
  await page.getByRole('button', { name: 'Mostrarme en la página' }).click();
  await expect(page.getByText('Escribe cómo quieres que te conozcan')).toBeVisible();
  await page.getByLabel('Cómo te conocen').fill(organiser.name);
  await page.getByLabel('Qué haces en la comunidad').fill('Armo las salas');
  // A draft survives a reload.
  await page.reload();
  await people.turnTo('Mi presentación');
  await expect(page.getByLabel('Cómo te conocen')).toHaveValue(organiser.name);
  await page.getByLabel('Tu imagen').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: 'Ver en grande' })).toBeVisible();
  await people.isSound();
  await page.getByRole('button', { name: 'Mostrarme en la página' }).click();
  await expect(page.getByText('Todo el mundo te ve en la página de inicio')).toBeVisible();

  await expect(async () => {
    await reader.goto('/');
    await expect(seen).toContainText('Armo las salas', { timeout: 1_000 });
  }).toPass(WITHIN_A_MINUTE);
  await seen.scrollIntoViewIfNeeded();
  await expect
    .poll(() => seen.locator('img').evaluate((face) => face instanceof HTMLImageElement && face.naturalWidth))
    .toBe(120);
  const html = await (await page.request.get('/')).text();
  expect([html.includes(organiser.uid), html.includes(organiser.email)]).toEqual([false, false]);
  // Navigation within the site also loads the organisers.
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByRole('main').getByText(organiser.name)).toBeVisible();

  await people.open();
  await people.turnTo('Equipo');
  await expect(people.member(organiser.name)).toContainText('Aparece en la página de inicio.');
  await people.turnTo('Mi presentación');
  await page.getByRole('button', { name: 'Quitarme de la página' }).click();
  await expect(page.getByText('Nadie te ve todavía.')).toBeVisible();
  await expect(async () => {
    await reader.goto('/');
    await expect(home).toBeVisible();
    await expect(seen).toHaveCount(0, { timeout: 1_000 });
  }).toPass(WITHIN_A_MINUTE);
  await reader.context().close();
});
