import type { Locator, Page } from '@playwright/test';
import type { Fields } from '../../fixtures/records/records.ts';
import { answerCatalogue, expect, freezeClock, test } from '../arena.ts';
import { inMotion } from '../sizes.ts';

test.use(inMotion);

const RULES = ['Nivel 40 o más', 'Solo celular', 'Una cuenta por jugador', 'Sin trampas', 'Respeta al rival'];
const TOURNAMENT: Fields = {
  id: 'copa',
  name: 'Copa',
  date: new Date('2031-02-01T01:00:00Z'),
  maxPlayers: 48,
  linkedFormId: 'inscripcion',
  rules: RULES,
};

/** Opens the rules with the page's clock standing still, to be moved by the test. */
async function openRules(page: Page, tournament: Fields): Promise<void> {
  await freezeClock(page);
  await answerCatalogue(page, [tournament]);
  await page.goto('/tournament-rules/copa');
  // React shows a screen that had to be loaded only after a moment: without time it never would.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByRole('button', { name: 'ESPERANDO...' })).toBeDisabled({ timeout: 100 });
  }).toPass();
}

test('the rules are read one after another, evenly, all are read at the end, and one can leave', async ({ page }) => {
  await openRules(page, TOURNAMENT);
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(rule(RULES[0] ?? '')).toHaveAttribute('data-state', 'current');
  await page.clock.runFor(4_500);
  await expect(rule(RULES[1] ?? '')).toHaveAttribute('data-state', 'read');
  await expect(rule(RULES[2] ?? '')).toHaveAttribute('data-state', 'current');
  await expect(rule(RULES[3] ?? '')).toHaveAttribute('data-state', 'waiting');
  const progress = page.getByRole('progressbar', { name: 'Tiempo de lectura' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Faltan 6 segundos');
  await page.clock.runFor(5_600);
  for (const text of RULES) await expect(rule(text)).toHaveAttribute('data-state', 'read');
  await expect(progress).toHaveAttribute('aria-valuetext', 'Lectura terminada');
  await expect(page.getByText('Ya puedes aceptar las reglas.')).toBeAttached();
  await page.clock.resume();
  await page.getByRole('link', { name: 'Volver a torneos' }).click();
  await expect(page).toHaveURL('/tournaments');
});

test('the countdown runs in a hidden tab, also without date and rules, and acceptance opens the form', async ({
  page,
}) => {
  await openRules(page, { ...TOURNAMENT, date: null, rules: ' \n ' });
  await expect(page.getByText('Fecha por confirmar')).toBeVisible();
  await expect(page.getByText('Las reglas se publicarán próximamente.')).toBeVisible();
  // One timer at most fires on the way, as in a hidden tab.
  await page.clock.fastForward(60_000);
  const accepts = page.getByLabel('He leído y acepto las reglas');
  const wayOn = page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' });
  await expect(page.getByRole('button', { name: 'ACEPTA LAS REGLAS' })).toBeDisabled();
  await accepts.check();
  await expect(wayOn).toBeEnabled();
  await accepts.uncheck();
  await expect(page.getByRole('button', { name: 'ACEPTA LAS REGLAS' })).toBeDisabled();
  await accepts.check();
  await wayOn.click();
  await expect(page).toHaveURL('/register/copa');
});

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

test('twenty long rules scroll with the ten-second countdown', async ({ page }) => {
  await openRules(page, { ...TOURNAMENT, rules: LONG_RULES });
  for (const index of LONG_RULES.keys()) {
    await page.clock.runFor(index === 0 ? 100 : 10_000 / LONG_RULES.length);
    const rule = rulesOf(page).nth(index);
    await expect(rule).toHaveAttribute('data-state', 'current');
    await expect.poll(() => isInSight(rule), `rule ${index + 1}`).toBe(true);
  }
  await page.clock.runFor(2_000);
  await expect(page.getByText('Leída', { exact: true })).toHaveCount(LONG_RULES.length);
});

test('manual scrolling stops the automatic one, and all rules are marked read at the end', async ({ page }) => {
  // With animations, the wheel could turn while the page still scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRules(page, { ...TOURNAMENT, rules: LONG_RULES.slice(0, 8) });
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
