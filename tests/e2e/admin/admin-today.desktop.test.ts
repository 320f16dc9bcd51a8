import { expect, test } from './registrations/admin-registrations.ts';

test('shows the day on the first screen, the parts below it, and counts in the side menu', async ({
  queue,
  openQueue,
}) => {
  const { page } = queue;
  const { name } = await openQueue(7);
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Panel' });
  await expect(menu.getByRole('link', { name: /^Inscripciones \d+ por revisar$/ })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Por revisar' })).toBeInViewport();
  for (const part of ['Gestión de torneos', 'Gestión de jugadores', 'Estadísticas', 'Configuración'])
    await expect(page.getByRole('heading', { level: 2, name: part })).not.toBeInViewport();

  await menu.getByRole('link', { name: /^Inscripciones/ }).click();
  await expect(page.getByRole('combobox', { name: 'Torneo' })).toContainText(name);
});
