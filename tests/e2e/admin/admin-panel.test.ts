import { fromNow } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { expect, registerEach, test } from './editing/admin-tournaments.ts';

test('the panel leads to its parts while the day still loads, and to the statistics', async ({
  adminPage: { page },
  makeTournament,
  database,
}) => {
  await test.step('a tap that began before the day came is not lost', async () => {
    const came = Promise.withResolvers<void>();
    await page.route('**/api/prizes/owed', async (route) => {
      await came.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await expect(page.getByText('Cargando lo de hoy…')).toBeAttached();
    await page.getByRole('link', { name: 'Gestión de torneos' }).hover();
    await page.mouse.down();
    came.resolve();
    await expect(page.getByText('Cargando lo de hoy…')).toHaveCount(0);
    await page.mouse.up();
    await expect(page).toHaveURL('/admin/tournaments');
  });
  // The latest of all by date.
  const { id, name } = await makeTournament({ maxPlayers: 4, currentPlayers: 2, date: fromNow(24 * 365) });
  await registerEach(database, id);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Estadísticas' }).click();
  await expect(page).toHaveURL('/admin/statistics');
  const figure = (text: string) => page.getByRole('figure').filter({ hasText: text });
  const arrivals = figure('Inscripciones en el tiempo');
  await expect(arrivals).toContainText(/inscripciones en 30 días\. El máximo: /);
  await expect(figure('Tiempo hasta la respuesta')).toContainText(/La mitad tuvo respuesta en /);
  await expect(figure('Jugadores que vuelven')).toContainText(/jugaron más de un torneo/);
  await expect(figure('Por estado')).toContainText(/La que más espera llegó hace/);
  const tournaments = figure('Por torneo');
  await expect(tournaments).toContainText('2 de 4 · 50 %');
  await tournaments.getByText('Ver como tabla').click();
  const row = tournaments.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByRole('cell')).toHaveText(['1', '1', '1', '2 de 4 · 50 %']);
  await page.getByRole('radio', { name: '30 días' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(arrivals).toContainText('en 12 semanas.');
  await expectSound(page);
});
