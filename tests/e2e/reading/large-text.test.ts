import type { Page } from '@playwright/test';
import { keepLink } from '../arena.ts';
import { expectToFit } from '../reach.ts';
import { test as base, expect } from '../session/session.ts';

/** A browser with double text size. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

const OPEN = 'noche-de-kalahari';
const read = [
  '/',
  '/tournaments',
  `/tournament/${OPEN}`,
  `/tournament-rules/${OPEN}`,
  '/tournament/copa-de-apertura/standings',
  '/tournament-history',
  '/premios',
];
/** Forms and overlays with little text: not checked for broken words. */
const short = [`/register/${OPEN}`, '/registration', '/terminos', '/preguntas', '/mi-lugar', '/login'];

/** Lists controls that reach beyond the screen, except chips and the panel's strip of links, which scroll sideways. */
const controlsOutside = (page: Page) =>
  page.locator('a, button, input, select, summary').evaluateAll((controls) =>
    controls
      .filter((control) => control.closest('fieldset, .visually-hidden, nav[aria-label="Panel"]') === null)
      .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
      .map(({ outerHTML }) => outerHTML),
  );

/** Lists words of up to ten letters that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<![\p{L}\d])[\p{L}\d]{2,10}(?![\p{L}\d])/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

async function expectAllToFit(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectToFit(page);
    expect.soft(await controlsOutside(page), path).toEqual([]);
  });
}

test('public pages at double text size do not overflow or break short words, and overlays can be closed', async ({
  page,
}) => {
  for (const path of read) {
    await expectAllToFit(page, path);
    expect.soft(await brokenWords(page), path).toEqual([]);
    if (path !== `/tournament-rules/${OPEN}`) continue;
    // The label changes after ten seconds, which may have passed on a slow computer.
    const button = page.getByRole('button', { name: /^(?:ESPERANDO\.\.\.|ACEPTA LAS REGLAS)$/ });
    // The page may still scroll while its scripts start.
    await expect(async () => {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
  }
  for (const path of short) await expectAllToFit(page, path);
  await page.goto('/preguntas');
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
  await test.step('a 320-pixel phone with links to the player’s private page has no overflow', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await keepLink(page);
    for (const path of ['/', '/tournaments', '/login']) {
      await expectAllToFit(page, path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Mi lugar' })).toBeVisible();
    }
  });
});

test('admin pages at double text size do not overflow', async ({ page, admin, enter }) => {
  await enter(page.context(), admin);
  for (const path of ['/admin', '/admin/tournaments', '/admin/statistics']) await expectAllToFit(page, path);
});
