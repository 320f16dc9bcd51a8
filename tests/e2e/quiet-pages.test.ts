import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openListWith, test } from './arena.ts';

// What the service worker does counts, too.
test.use({ serviceWorkers: 'allow' });

/** Everything a browser complains about while a page is open: its console, its policies, its network. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

// Chromium warns of a preload that nothing used a few seconds after the page has loaded.
const UNTIL_PRELOADS_ARE_MISSED = 6_000;

for (const path of ['/', '/tournaments', '/tournament-history', '/no-existe', '/registration']) {
  test(`${path} opens without a complaint of the browser`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(UNTIL_PRELOADS_ARE_MISSED);
    expect(complaints).toEqual([]);
  });
}

const KIB = 1_024;
const BUDGET = 80 * KIB;

test('the list needs at most 80 KiB of code, with no SDK and no schema library in it', async ({ page }) => {
  const html = await (await page.request.get('/tournaments')).text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  const code = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).body()));
  const size = code.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(size).toBeLessThanOrEqual(BUDGET);
  const text = Buffer.concat(code).toString();
  for (const mark of ['ZodError', 'webchannel', 'identitytoolkit', 'initializeApp']) expect(text).not.toContain(mark);
});

for (const status of ['draft', 'scheduled'] as const) {
  test(`no screen shows a ${status} tournament`, async ({ page, makeTournament }) => {
    const publishDate = status === 'scheduled' ? new Date(Date.now() + 3_600_000) : null;
    const hidden = await makeTournament({ status, publishDate, publishedAt: null, name: 'Torneo secreto' });
    const shown = await makeTournament();
    await openListWith(page, shown);
    await expect(page.getByText(hidden.name)).toHaveCount(0);
    for (const path of ['/', '/registration']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(hidden.name)).toHaveCount(0);
    }
    for (const path of ['tournament', 'tournament-rules', 'register']) {
      await page.goto(`/${path}/${hidden.id}`);
      await expect(page.getByRole('heading', { name: /torneo no encontrado/i })).toBeVisible();
      await expect(page.getByText(hidden.name)).toHaveCount(0);
    }
  });
}
