import { expect, test } from './admin-tournaments.ts';

test('a row’s menu is whole and clear of the bar, wherever its row is', async ({ adminPage }) => {
  const { page } = adminPage;
  await adminPage.open();
  const buttons = page.getByRole('button', { name: /^Acciones de / });
  const bar = page.getByRole('banner');
  for (const [index, height] of [
    [0, 800],
    [1, 640],
    [4, 700],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await buttons.nth(index).click();
    const label = (await buttons.nth(index).getAttribute('aria-label')) ?? '';
    const menu = page.getByRole('list', { name: label });
    const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const places = await menu.getByRole('button').evaluateAll((actions) =>
      actions.map((action) => {
        const { top, bottom, left, right } = action.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return { top, bottom, isHit: action.contains(middle) };
      }),
    );
    expect(places.length).toBeGreaterThan(8);
    for (const { top, bottom, isHit } of places) {
      expect(isHit).toBe(true);
      expect(top).toBeGreaterThanOrEqual(foot);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    await page.keyboard.press('Escape');
  }
});

test('a notice of success leaves the page’s own buttons free', async ({ adminPage, makeTournament }) => {
  const { page } = adminPage;
  const { name } = await makeTournament();
  await adminPage.open();
  await adminPage.choose(name, 'Volver a borrador');
  await adminPage.dialog.getByRole('button', { name: 'Volver a borrador' }).click();
  const toast = adminPage.toast('Borrador guardado. Nadie lo ve todavía.');
  await expect(toast).toBeVisible();
  const { bottom } = await toast.evaluate((element) => element.closest('button')?.getBoundingClientRect().toJSON());
  const button = await page.getByRole('link', { name: 'Nuevo torneo' }).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual(bottom);
});
