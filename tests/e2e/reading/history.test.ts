import type { Page } from '@playwright/test';
import { expect, test } from '../arena.ts';

/** Collects a page's console errors besides 404. */
function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('404')) faults.push(said.text());
  });
  return faults;
}

test('the history opens without a reload, reports what is unknown, and draws a search in any spelling once', async ({
  page,
}) => {
  const faults = faultsOn(page);
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await expect(page.getByRole('article', { name: 'Copa de Apertura' })).toBeVisible();
  for (const [path, heading] of [
    ['/player/00000000000000000000', 'Jugador no encontrado'],
    ['/tournament-history/1999', 'Año sin historial'],
  ] as const) {
    const missing = await page.goto(path);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const search of ['?apodo=%20Nadie%20Asi', '?apodo=', '?apodo=Nadie%20Asi&utm=x']) {
    await page.goto(`/tournament-history${search}`);
    await expect(page.getByRole('searchbox', { name: 'Tu apodo en Free Fire' })).toBeVisible();
    await page.getByRole('link', { name: 'Torneos' }).first().hover();
  }
  expect(faults).toEqual([]);
});
