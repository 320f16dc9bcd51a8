import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { expectToFit } from '../reach.ts';
import { expect, test } from './editing/admin-tournaments.ts';

test('«?» in the admin area says what its screen is for, and leads to its part of the guide', async ({ adminPage }) => {
  const { page } = adminPage;
  await page.goto(adminPath('registrations'));
  await page.getByRole('link', { name: /^Ayuda/ }).click();
  const help = page.getByRole('dialog', { name: 'Ayuda' }).getByRole('region', { name: 'Inscripciones' });
  await expect(help).toContainText('Desliza a la derecha para aprobar');
  const opened = page.context().waitForEvent('page');
  await help.getByRole('link', { name: 'Leer más en la guía' }).click();
  const guide = await opened;
  await expect(guide).toHaveTitle(/^Guía para quienes organizan/);
  await expect(guide.getByRole('heading', { name: 'Revisar inscripciones' })).toBeInViewport();
  await expectToFit(guide);
  await expect(page).toHaveURL('/preguntas');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(adminPath('registrations'));
});
