import { expect, type Page } from '@playwright/test';

/** Does what keeps a visitor where they are, as soon as the screen hears it, so that it doesn't lead on by itself. */
export async function stay(page: Page, react = () => page.keyboard.press('Shift')): Promise<void> {
  await expect(async () => {
    await react();
    await expect(page.getByText('Quédate el tiempo que quieras.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
