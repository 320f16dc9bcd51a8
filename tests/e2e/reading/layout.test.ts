import { limits } from '@arena/domain';
import type { Page } from '@playwright/test';
import { answerCatalogue, expect, fromNow, test } from '../arena.ts';

const OPEN = 'noche-de-kalahari';
const LANDSCAPE = { width: 740, height: 360 };

async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 200);
    const stuck = [...document.querySelectorAll('header, main *')].filter((each) =>
      ['sticky', 'fixed'].includes(getComputedStyle(each).position),
    );
    const visible = stuck.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
    return visible.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
      0,
    );
  });

test('a phone in landscape shows the call to action, and sticky bars leave room to read', async ({ page }) => {
  await page.setViewportSize(LANDSCAPE);
  for (const [path, call] of [
    ['/', page.getByRole('link', { name: 'Inscríbete ahora' })],
    [`/tournament/${OPEN}`, page.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' })],
    [`/tournament-rules/${OPEN}`, page.getByRole('button', { name: /ESPERANDO|ACEPTA/ })],
  ] as const) {
    await openStill(page, path);
    await expect(call, path).toBeInViewport({ ratio: 1 });
    expect.soft(await heightOfBars(page), path).toBeLessThan(100);
  }
});

test('filtered cards keep their facts, and a shortened title keeps its accents', async ({ page }) => {
  const tournament = { date: fromNow(50), modality: 'Solo', mapSelection: 'Kalahari', linkedFormId: 'inscripcion' };
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
  await answerCatalogue(page, [
    ...names.map((name) => ({ ...tournament, id: name.toLowerCase(), name })),
    { ...tournament, id: 'duo', name: 'Dúo', teamSize: 2 },
  ]);
  await openStill(page, '/tournaments');
  await page.getByRole('radio', { name: 'Solo' }).check({ force: true });
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(names.length);
  await expect(cards.first().getByText('Kalahari')).toBeVisible();

  const [clip, letter] = await page.evaluate(() => {
    const title = document.createElement('h2');
    title.className = 'shortened';
    title.textContent = 'Clásico Purgatorio';
    document.querySelector('main')?.append(title);
    const range = document.createRange();
    range.selectNodeContents(title);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('There is no canvas');
    const { font } = getComputedStyle(title);
    canvas.font = font;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent } = canvas.measureText('Á');
    const above = fontBoundingBoxAscent - actualBoundingBoxAscent;
    return [title.getBoundingClientRect().top, range.getBoundingClientRect().top + above];
  });
  expect(letter).toBeGreaterThanOrEqual((clip ?? 0) - 0.5);
});

test('a toast appears at the top right and covers no dialog button in any window size', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await openStill(page, '/tournament/copa-de-apertura/standings');
  const dialog = page.getByRole('alertdialog');
  const copy = dialog.getByRole('button', { name: 'Copiar enlace' });
  // Before its script has loaded, the link leads to WhatsApp.
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await page.getByRole('link', { name: 'Compartir la tabla' }).click({ timeout: 1_000 });
    }
    await expect(copy).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('button');
  for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }, LANDSCAPE]) {
    await page.setViewportSize(viewport);
    await copy.click();
    await expect(toast).toBeVisible();
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.y).toBeLessThan(120);
    expect(viewport.width - box.x - box.width).toBeLessThan(20);
    const covered = await dialog.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over?.closest('[aria-label="Avisos"]') !== null && over !== null;
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered).toEqual([]);
    await page.clock.runFor(limits.toast.duration + limits.toast.fadeOut);
    await expect(toast).toHaveCount(0);
  }
});
