import type { Page } from '@playwright/test';
import { expect, openListWith, test } from '../arena.ts';

const HELP = '**/assets/Faq-*.js';
const faq = (page: Page) => page.getByRole('dialog', { name: 'Preguntas frecuentes' });
const helpButton = (page: Page) => page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
const notOpened = (page: Page) => page.getByText('No pudimos abrirlo. Verifica tu conexión a internet.');

/** Counts the pages that are loaded. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Lets the help not come, as if the signal were gone; returns the way back. */
async function loseSignal(page: Page): Promise<() => Promise<void>> {
  const lost = [HELP, '**/robots.txt'];
  for (const address of lost) await page.route(address, (route) => route.abort('internetdisconnected'));
  return async () => {
    for (const address of lost) await page.unroute(address);
  };
}

test('help that can’t be loaded leaves the screen as it is, and opens once it can', async ({ page }) => {
  await page.goto('/tournaments');
  const restore = await loseSignal(page);
  const pages = countPages(page);
  await helpButton(page).click();
  await expect(notOpened(page)).toBeVisible();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages()).toBe(0);
  await restore();
  await helpButton(page).click();
  await expect(faq(page)).toBeVisible();
});

test('a missing file of an old version reloads the page as the new version', async ({ page }) => {
  await page.goto('/tournaments');
  await page.route(HELP, (route) => route.fulfill({ status: 404 }));
  await page.route('**/preguntas', async (route) => {
    await page.unroute(HELP);
    await route.continue();
  });
  await helpButton(page).click();
  await expect(faq(page)).toBeVisible();
  await expect(page).toHaveURL('/preguntas');
});

test('a screen that was lost while it was fetched ahead opens by a tap', async ({ page, makeTournament }) => {
  const { name } = await makeTournament();
  const ahead = '**/assets/TournamentScreen-*.js';
  await page.route(ahead, (route) => route.abort('internetdisconnected'));
  await openListWith(page, { name });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('TournamentScreen'));
  await page.reload();
  await failed;
  await page.unroute(ahead);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/tournament\//);
});

test('a screen that can’t come without a signal comes by itself when it is back', async ({ page, makeTournament }) => {
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
