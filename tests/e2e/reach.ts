import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What comes or goes has done so within this time; what takes longer shows how long something lasts, as a ring does. */
const LONGEST_MOVE = 3_000;

/** Colours are measured once they have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (longest) =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect, playState }) => {
            return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest;
          })
          .map((animation) => animation.finished.catch(() => undefined)),
      ),
    LONGEST_MOVE,
  );
}

/** Holds the screen, once it stands, against everything that axe knows. */
export async function expectNoFaults(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
