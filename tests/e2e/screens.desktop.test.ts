import { AxeBuilder } from '@axe-core/playwright';
import { answerCatalogue, expect, fromNow, test } from './arena.ts';

const COPA = {
  id: 'copa',
  name: 'Copa',
  date: fromNow(72),
  maxPlayers: 48,
  currentPlayers: 12,
  linkedFormId: 'inscripcion',
  rules: ['Nivel 40 o más', 'Solo celular'],
};

for (const path of [
  '/',
  '/tournaments',
  '/tournament/copa',
  '/tournament-rules/copa',
  '/register/copa',
  '/no-existe',
]) {
  test(`${path} has no fault that axe can see on a wide screen`, async ({ page }) => {
    await answerCatalogue(page, [COPA]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))).toEqual([]);
  });
}

test('the bar shows its labels, and stays while one scrolls', async ({ page }) => {
  await page.goto('/');
  const label = page.getByRole('navigation', { name: 'Principal' }).getByText('Historial');
  await expect(label).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(label).toBeInViewport();
});
