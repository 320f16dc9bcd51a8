import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../arena.ts';

const helpButton = (page: Page) => page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });

async function bottomOf(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  return box === null ? 0 : box.y + box.height;
}

test.describe('the help button', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('floats at the bottom right and covers nothing at the end of the page', async ({ page }) => {
    await page.goto('/tournament-history');
    const button = await helpButton(page).boundingBox();
    expect(button?.x ?? 0).toBeGreaterThan(280);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(690);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect((await helpButton(page).boundingBox())?.y).toBe(button?.y);
    const lastLine = page.getByText('Comunidad independiente');
    expect(await bottomOf(lastLine)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test('stands above the main action of a tournament, and covers nothing at its end', async ({
    page,
    makeTournament,
  }) => {
    const { id } = await makeTournament();
    await page.goto(`/tournament/${id}`);
    const dock = await page.locator('.dock').boundingBox();
    expect(await bottomOf(helpButton(page))).toBeLessThanOrEqual(dock?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const button = await helpButton(page).boundingBox();
    for (const last of [
      page.getByRole('link', { name: 'Acceso del equipo' }),
      page.getByText('Comunidad independiente'),
    ])
      expect(await bottomOf(last)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test('stands above a primary action that scrolls past it', async ({ page }) => {
    await page.goto('/mi-lugar');
    const action = page.getByRole('main').getByRole('link', { name: 'Ver torneos' });
    const top = (await action.boundingBox())?.y ?? 0;
    // The action begins below the screen, and ends above the button.
    await page.setViewportSize({ width: 360, height: Math.round(top) });
    for (let scrolled = 0; scrolled <= 160; scrolled += 20) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      await expect
        .poll(async () => {
          const [button, box] = [await helpButton(page).boundingBox(), await action.boundingBox()];
          if (button === null || box === null) return 'missing';
          const isApart = button.y + button.height <= box.y || box.y + box.height <= button.y;
          return isApart && button.y > 56 ? 'apart' : `${button.y} over ${box.y} at ${scrolled}`;
        })
        .toBe('apart');
    }
  });

  test('makes way for dialogs and for the keyboard of a phone', async ({ page }) => {
    await page.goto('/login');
    await expect(helpButton(page)).toHaveCSS('opacity', '1');
    await page.getByLabel('Correo').first().focus();
    await expect(helpButton(page)).toHaveCSS('opacity', '0');
    await page.getByLabel('Correo').first().blur();
    await helpButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('a[aria-label="Ayuda: preguntas frecuentes"]')).toHaveCSS('opacity', '0');
  });
});
