import { expect, type Page } from '@playwright/test';

/** The two windows every screen is looked at in: a small phone and a common laptop. */
export const sizes = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'laptop', viewport: { width: 1280, height: 800 } },
] as const;

/** Checks that nothing is wider than the window. */
export async function fitsItsScreen(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
