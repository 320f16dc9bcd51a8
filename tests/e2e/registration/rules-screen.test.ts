import type { Locator, Page } from '@playwright/test';
import type { Fields } from '../../fixtures/records/records.ts';
import { answerCatalogue, expect, test } from '../arena.ts';
import { inMotion } from '../sizes.ts';

test.use(inMotion);

const TOURNAMENT: Fields = {
  id: 'copa',
  name: 'Copa',
  date: new Date('2031-02-01T01:00:00Z'),
  maxPlayers: 48,
  linkedFormId: 'inscripcion',
};

/** Opens the rules with a paused clock that the test moves. */
async function openRules(page: Page, rules: readonly string[]): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await answerCatalogue(page, [{ ...TOURNAMENT, rules }]);
  await page.goto('/tournament-rules/copa');
  // React shows a lazy-loaded screen only after a moment, so the paused clock has to advance.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByRole('button', { name: 'ESPERANDO...' })).toBeDisabled({ timeout: 100 });
  }).toPass();
}

const LONG_RULES = Array.from(
  { length: 20 },
  (_, index) => `${index + 1}: ${'Llega a tiempo y juega limpio. '.repeat(5)}`,
);
const rulesOf = (page: Page) => page.getByRole('main').getByRole('listitem');

/** True if a rule's middle is visible, and not under the bar. */
async function isInSight(rule: Locator): Promise<boolean> {
  return rule.evaluate((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test('twenty long rules scroll one by one and are all marked read after ten seconds', async ({ page }) => {
  await openRules(page, LONG_RULES);
  const progress = page.getByRole('progressbar', { name: 'Tiempo de lectura' });
  await page.clock.runFor(100);
  for (let index = 0; index < LONG_RULES.length; index += 4) {
    const rule = rulesOf(page).nth(index);
    await expect(rule).toHaveAttribute('data-state', 'current');
    await expect(rulesOf(page).nth(index + 1)).toHaveAttribute('data-state', 'waiting');
    await expect.poll(() => isInSight(rule), `rule ${index + 1}`).toBe(true);
    await page.clock.runFor(2_000);
    await expect(rule).toHaveAttribute('data-state', 'read');
  }
  await page.clock.runFor(500);
  await expect(page.getByText('Leída', { exact: true })).toHaveCount(LONG_RULES.length);
  await expect(progress).toHaveAttribute('aria-valuetext', 'Lectura terminada');
  await expect(page.getByText('Ya puedes aceptar las reglas.')).toBeAttached();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Volver a torneos' }).click();
  await expect(page).toHaveURL('/tournaments');
});

test('manual scrolling stops the automatic one, and all rules are marked read at the end', async ({ page }) => {
  // With animations, the wheel could turn while the page still scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRules(page, LONG_RULES.slice(0, 8));
  // The third rule was below the fold.
  await page.clock.runFor(3_000);
  await expect.poll(() => isInSight(rulesOf(page).nth(2))).toBe(true);
  const scrolled = page.evaluate(() => new Promise((resolve) => window.addEventListener('wheel', resolve)));
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, -2_000);
  await scrolled;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'ACEPTA LAS REGLAS' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Leída', { exact: true })).toHaveCount(8);
});
