import type { Page } from '@playwright/test';
import { answerCatalogue, expect, fromNow, test } from '../arena.ts';

const COPA = { id: 'copa', name: 'Copa', date: fromNow(72), maxPlayers: 48, linkedFormId: 'inscripcion' };

async function open(page: Page, path: string): Promise<void> {
  await answerCatalogue(page, [
    { ...COPA, rules: ['Nivel 40 o más', 'Solo celular'], prizePool: '1er: $1,000 MXN, 2do: $500 MXN, 3er: TBD' },
    { ...COPA, id: 'llena', name: 'Llena', date: fromNow(20), currentPlayers: 48 },
  ]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('selections are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const copas = Array.from({ length: 9 }, (_, each) => ({ ...COPA, id: `copa-${each}`, name: `Copa ${each}` }));
  await answerCatalogue(page, copas);
  await page.goto('/tournaments');
  const groundOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor);
  const chosen = await groundOf('Todos');
  expect(await groundOf('Abiertos')).not.toBe(chosen);
  const here = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Torneos' });
  expect(await here.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(chosen);
});

test('navigation focuses the heading, sets the title, and restores the scroll position on Back', async ({ page }) => {
  const { promise: time, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/TournamentScreen-*.js', async (route) => {
    await time;
    await route.continue();
  });
  await open(page, '/');
  await expect(page).toHaveTitle('Arena Libre');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  for (const [link, title] of [
    ['Torneos', 'Torneos'],
    ['Historial', 'Historial'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Arena Libre`);
  }
  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Torneos');

  const scrolled = () => page.evaluate(() => window.scrollY);
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tournament\//);
  await expect.poll(scrolled).toBe(0);
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Copa' })).toBeVisible();
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
});

test('the rules countdown shrinks in few steps with reduced motion', async ({ page }) => {
  await page.clock.install();
  await open(page, '/tournament-rules/copa');
  await page.clock.pauseAt(Date.now() + 2_000);
  const zone = page.getByRole('progressbar').locator('circle').last();
  const radii = new Set<string | null>();
  for (let step = 0; step <= 30; step += 1) {
    radii.add(await zone.getAttribute('r'));
    await page.clock.runFor(100);
  }
  expect(radii.size).toBeGreaterThanOrEqual(2);
  expect(radii.size).toBeLessThanOrEqual(4);
});
