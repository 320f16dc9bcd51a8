import type { Page } from '@playwright/test';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { faultsOf } from '../reach.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import { adminAddresses } from './admin-addresses.ts';
import { expect, test } from './admin-people.ts';

test.use({ asOwner: true });

const LEAST = 12;
const NARROWEST = { width: 320, height: 740 };
/** The queue of all tournaments. Its shifts are not checked: other tests add registrations meanwhile. */
const EVERYBODY = adminPath('registrations');

/** Finds texts below the smallest readable size, as drawn after scaling. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element?.checkVisibility() || !textContent?.trim() || element.closest('.visually-hidden')) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.01) small.push(`${textContent.trim().slice(0, 40)}: ${size.toFixed(1)} px`);
    }
    return small;
  }, LEAST);
}

test('every admin screen is readable, stable and accessible, and fits a 320-pixel phone', async ({
  people,
  backstage,
}) => {
  // It opens two dozen screens.
  test.slow();
  const { page } = people;
  const { width, height } = page.viewportSize() ?? NARROWEST;
  const addresses = await adminAddresses(backstage.database);
  await countShifts(page);
  for (const address of ['/admin', ...addresses.values()]) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    // The error for a missing record would pass the other checks.
    await expect.soft(page.getByText(/^Est[ea] .* ya no existe:/), address).toHaveCount(0);
    if (address !== EVERYBODY) expect.soft(await shiftsOf(page), address).toBeLessThan(MOST_SHIFT);
    expect.soft(await smallTexts(page), address).toEqual([]);
    expect.soft(await faultsOf(page), address).toEqual([]);
    await page.setViewportSize(NARROWEST);
    // A table becomes a list a moment after the window got narrow.
    const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.soft.poll(contentWidth, address).toBe(NARROWEST.width);
  }
});
