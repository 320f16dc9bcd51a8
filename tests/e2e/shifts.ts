import type { Page } from '@playwright/test';

/** The most that a screen may move under its reader. Browsers call up to 0.1 good. */
export const MOST_SHIFT = 0.02;

/** Sums up how far things move by themselves. Before the page is opened. */
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

/** The sum since the page was opened, as browsers weigh it. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shifts').sum);
}
