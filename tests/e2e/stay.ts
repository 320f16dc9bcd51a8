import { expect, type Page } from '@playwright/test';

/** Keeps a visitor on the screen after sending. */
export async function stay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await expect(page.getByText('Quédate el tiempo que quieras.')).toBeVisible();
}
