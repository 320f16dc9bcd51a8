import type { Page } from '@playwright/test';
import { answerCatalogue, expect, fromNow, test } from '../arena.ts';

const TOURNAMENTS = [
  {
    id: 'copa',
    name: 'Copa',
    date: fromNow(72),
    registrationDeadline: fromNow(48),
    maxPlayers: 48,
    currentPlayers: 12,
    linkedFormId: 'inscripcion',
    rules: ['Nivel 40 o más', 'Solo celular'],
    prizePool: '1er: $1,000 MXN, 2do: $500 MXN, 3er: TBD',
  },
  { id: 'llena', name: 'Llena', date: fromNow(20), maxPlayers: 48, currentPlayers: 48, linkedFormId: 'inscripcion' },
];

async function open(page: Page, path: string): Promise<void> {
  await answerCatalogue(page, TOURNAMENTS);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/register/copa') await expect(page.getByLabel('Nombre completo')).toBeVisible();
}

test('everything that can be touched is large enough for a thumb, and the help button stands in the foot', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo');
  const help = foot.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
  for (const path of ['/', '/tournaments', '/tournament/copa', '/register/copa']) {
    await open(page, path);
    const small = await page
      .locator('main a:visible, main button:visible, header a, header button')
      .evaluateAll((all) =>
        all
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
    await expect(help).toHaveCount(1);
    const box = await help.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44);
    expect(box?.y ?? 0, path).toBeGreaterThanOrEqual((await foot.boundingBox())?.y ?? Infinity);
  }
});

test('selections are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await answerCatalogue(
    page,
    Array.from({ length: 9 }, (_, each) => ({ ...TOURNAMENTS[0], id: `copa-${each}`, name: `Copa ${each}` })),
  );
  await page.goto('/tournaments');
  const groundOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor);
  const chosen = await groundOf('Todos');
  expect(await groundOf('Abiertos')).not.toBe(chosen);
  const here = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Torneos' });
  expect(await here.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(chosen);
});

test('a navigation focuses the heading, names the tab and keeps the position on the way back to a list', async ({
  page,
}) => {
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
  expect(before).toBeGreaterThan(200);
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tournament\//);
  await expect.poll(scrolled).toBe(0);
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Copa' })).toBeVisible();
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
});

test('the ten seconds close in few steps, and in fewer with reduced motion', async ({ browser }) => {
  for (const [reducedMotion, fewest, most] of [
    ['reduce', 2, 4],
    ['no-preference', 15, 31],
  ] as const) {
    // A clock belongs to its context.
    const page = await browser.newPage({ reducedMotion });
    await page.clock.install();
    await open(page, '/tournament-rules/copa');
    await page.clock.pauseAt(Date.now() + 2_000);
    const zone = page.getByRole('progressbar').locator('circle').last();
    const radii = new Set<string | null>();
    for (let step = 0; step <= 30; step += 1) {
      radii.add(await zone.getAttribute('r'));
      await page.clock.runFor(100);
    }
    expect(radii.size, reducedMotion).toBeGreaterThanOrEqual(fewest);
    expect(radii.size, reducedMotion).toBeLessThanOrEqual(most);
    await page.close();
  }
});
