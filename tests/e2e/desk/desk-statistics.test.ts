import { expectSound } from '../reach.ts';
import { expect, test } from './desk-statistics.ts';

test('the panel leads to the statistics: sentences, pictures, and tables', async ({ desk, halfFull }) => {
  await desk.goto('/admin');
  await desk.getByRole('link', { name: 'Estadísticas' }).click();
  await expect(desk).toHaveURL('/admin/statistics');
  const figure = (name: string) => desk.getByRole('figure').filter({ hasText: name });
  await expect(figure('Inscripciones en el tiempo')).toContainText(/inscripciones en 30 días\. Lo más alto: /);
  await expect(figure('Tiempo hasta la respuesta')).toContainText(/La mitad tuvo respuesta en /);
  await expect(figure('Jugadores que vuelven')).toContainText(/jugaron más de un torneo/);
  await expect(figure('Por estado')).toContainText(/La que más espera llegó hace/);
  const tournaments = figure('Por torneo');
  await expect(tournaments).toContainText('2 de 4 · 50 %');
  await tournaments.getByText('Ver como tabla').click();
  const row = tournaments.getByRole('row', { name: new RegExp(halfFull.name) });
  await expect(row.getByRole('cell')).toHaveText(['1', '1', '1', '2 de 4 · 50 %']);
  await expectSound(desk);
});
