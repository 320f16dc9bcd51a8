import type { Page } from '@playwright/test';
import { expect, openListWith, test } from '../arena.ts';

const HELP = '**/assets/Faq-*.js';
const faq = (page: Page) => page.getByRole('dialog', { name: 'Preguntas frecuentes' });
const helpButton = (page: Page) => page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
const notOpened = (page: Page) => page.getByText('No pudimos abrirlo. Verifica tu conexión a internet.');

/** Counts page loads. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('help that cannot load keeps the screen; a missing file reloads the page', async ({ page }) => {
  await page.goto('/tournaments');
  const lost = [HELP, '**/robots.txt'];
  for (const address of lost) await page.route(address, (route) => route.abort('internetdisconnected'));
  const pages = countPages(page);
  await helpButton(page).click();
  await expect(notOpened(page)).toBeVisible();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages()).toBe(0);

  for (const address of lost) await page.unroute(address);
  await page.route(HELP, (route) => route.fulfill({ status: 404 }));
  await page.route('**/preguntas', async (route) => {
    await page.unroute(HELP);
    await route.continue();
  });
  await helpButton(page).click();
  await expect(faq(page)).toBeVisible();
  await expect(page).toHaveURL('/preguntas');
});

test('a screen that cannot load offline loads automatically when the connection returns', async ({
  page,
  makeTournament,
}) => {
  const { name } = await makeTournament();
  const part = '**/assets/TournamentScreen-*.js';
  await page.route(part, (route) => route.abort('internetdisconnected'));
  await openListWith(page, { name });
  await page.context().setOffline(true);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
  await page.unroute(part);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
