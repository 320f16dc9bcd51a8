import type { Locator } from '@playwright/test';
import { sizes } from '../sizes.ts';
import { expect } from './editing/admin-tournaments.ts';

/** The windows in which an organiser works, as options of a test. */
export const windows = sizes.map(({ name, viewport }) => ({
  name,
  use: name === 'phone' ? { viewport } : { viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
}));

/** Taps, and counts them. */
export function finger() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    /** Into a field: a tap, and then letters. */
    write: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
    count: () => taps,
  };
}

/** Prints the taps of a job, and compares them with the most that docs/organisers.md promises. */
export function expectTaps(job: string, taps: number, most: number): void {
  console.log(`${job}: ${taps} taps, at most ${most}`);
  expect(taps, job).toBeLessThanOrEqual(most);
}
