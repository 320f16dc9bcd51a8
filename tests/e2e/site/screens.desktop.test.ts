import { expect, test } from '../arena.ts';

test('the bar shows its labels, and stays while one scrolls', async ({ page }) => {
  await page.goto('/');
  const label = page.getByRole('navigation', { name: 'Principal' }).getByText('Historial');
  await expect(label).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(label).toBeInViewport();
});
