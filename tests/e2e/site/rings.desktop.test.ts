import type { Page } from '@playwright/test';
import { expect, test } from '../arena.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];
const ADDRESSES = ['/', '/tournaments', '/tournament/liga-bermuda', '/tournament-rules/liga-bermuda', '/no-existe'];

/** Returns the texts in rings, each with its distance from the ring's inner edge in units of the drawing. */
function textsInRings(page: Page) {
  return page.locator('svg:has(text)').evaluateAll((rings) =>
    rings.flatMap((ring) => {
      const zone = [...ring.querySelectorAll('circle')].at(-1);
      if (zone === undefined) return [];
      const centre = zone.cx.baseVal.value;
      const inside = zone.r.baseVal.value - Number.parseFloat(getComputedStyle(zone).strokeWidth) / 2;
      return [...ring.querySelectorAll('text')].map((text) => {
        const half = text.getBBox().width / 2;
        const foot = text.y.baseVal.getItem(0).value - centre;
        // The height of capitals.
        const top = foot - 0.75 * Number.parseFloat(getComputedStyle(text).fontSize);
        return { text: text.textContent, space: inside - Math.max(Math.hypot(half, top), Math.hypot(half, foot)) };
      });
    }),
  );
}

test('the texts in rings stay clear of the ring, from 320 to 1920 pixels', async ({ page }) => {
  for (const address of ADDRESSES) {
    await page.goto(address);
    await page.locator('svg text').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await textsInRings(page);
      expect(texts.length, address).toBeGreaterThan(0);
      expect(
        texts.filter(({ space }) => space < 1),
        `${address} at ${width} px`,
      ).toEqual([]);
    }
  }
});
