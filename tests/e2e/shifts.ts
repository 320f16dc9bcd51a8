import type { Page } from '@playwright/test';

/** Highest accepted layout shift of a screen. Browsers rate up to 0.1 as good. */
export const MOST_SHIFT = 0.02;

/** Sums up layout shifts. Call it before opening the page. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) shifts.sum += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of layout shifts since the page was opened. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shifts').sum);
}
