import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Longest transition, in milliseconds. A longer animation shows remaining time, as a ring does. */
const LONGEST_MOVE = 3_000;

/**
 * Waits for running animations and prevents transitions while colours are measured: a fading toast would be too pale.
 * Returns a function that allows transitions again.
 */
export async function holdStill(page: Page): Promise<() => Promise<void>> {
  const still = await page.evaluateHandle(async (longest) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const moves = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest;
    });
    await Promise.all(moves.map((animation) => animation.finished.catch(() => undefined)));
    return sheet;
  }, LONGEST_MOVE);
  return () =>
    still.evaluate((held) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== held);
    });
}

/** Returns axe's violations: each rule with its elements. */
export async function faultsOf(page: Page): Promise<{ id: string; html: string[] }[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ reporter: 'no-passes' });
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  });
}

/** Checks that nothing is wider than the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Checks a settled screen with axe, and for overflow. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  const release = await holdStill(page);
  expect(await faultsOf(page)).toEqual([]);
  await expectToFit(page);
  await release();
}
