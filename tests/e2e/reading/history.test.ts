import type { Page } from '@playwright/test';
import { expect, test } from '../arena.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the past is read, a nickname found, and its page opened', async ({ page }) => {
    await page.goto('/tournament-history');
    await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
    const past = page.getByRole('article', { name: 'Copa de Apertura' });
    await expect(past).toContainText(/Campeón/);
    const champion = past.getByRole('listitem').first().getByRole('link');
    const nickname = (await champion.textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Tu apodo en Free Fire' }).fill(nickname.toLowerCase());
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page
      .getByRole('region', { name: 'Jugadores encontrados' })
      .getByRole('link', { name: nickname })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Copa de Apertura' })).toHaveAttribute(
      'href',
      '/tournament/copa-de-apertura/standings',
    );
  });
});

/** Collects a page's console errors besides 404. */
function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('404')) faults.push(said.text());
  });
  return faults;
}

test('the history opens without a reload, and reports an unknown player', async ({ page }) => {
  const faults = faultsOn(page);
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await expect(page.getByRole('article', { name: 'Copa de Apertura' })).toBeVisible();
  const missing = await page.goto('/player/00000000000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Jugador no encontrado' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a year of which there is no history says so, and a search in any spelling is drawn once', async ({ page }) => {
  const faults = faultsOn(page);
  const missing = await page.goto('/tournament-history/1999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Año sin historial' })).toBeVisible();
  for (const search of ['?apodo=%20Nadie%20Asi', '?apodo=', '?apodo=Nadie%20Asi&utm=x']) {
    await page.goto(`/tournament-history${search}`);
    await expect(page.getByRole('searchbox', { name: 'Tu apodo en Free Fire' })).toBeVisible();
    await page.getByRole('link', { name: 'Torneos' }).first().hover();
  }
  expect(faults).toEqual([]);
});
