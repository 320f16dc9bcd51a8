import type { Locator } from '@playwright/test';
import { sizes } from '../sizes.ts';
import { expect } from './editing/admin-tournaments.ts';

/** Window sizes of an organiser, as test options. */
export const windows = sizes.map(({ name, viewport }) => ({
  name,
  use: name === 'phone' ? { viewport } : { viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
}));

/** Taps and counts the taps. */
export function finger() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    /** Fills a field, which counts as one tap. */
    write: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
    count: () => taps,
  };
}

/** Prints the taps of a task and checks them against the maximum in docs/organisers.md. */
export function expectTaps(job: string, taps: number, most: number): void {
  console.log(`${job}: ${taps} taps, at most ${most}`);
  expect(taps, job).toBeLessThanOrEqual(most);
}
