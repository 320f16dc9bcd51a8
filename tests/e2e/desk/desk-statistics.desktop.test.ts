import { expectSound } from '../reach.ts';
import { expect, test } from './desk-statistics.ts';

test('by keys alone: from days to weeks, and to the numbers', async ({ desk }) => {
  await desk.goto('/admin/statistics');
  await expect(desk.getByRole('figure')).toHaveCount(5);
  await desk.getByRole('radio', { name: '30 días' }).focus();
  await desk.keyboard.press('ArrowRight');
  const arrivals = desk.getByRole('figure').filter({ hasText: 'Inscripciones en el tiempo' });
  await expect(arrivals).toContainText('en 12 semanas.');
  await arrivals.getByText('Ver como tabla').focus();
  await desk.keyboard.press('Enter');
  await expect(arrivals.getByRole('columnheader', { name: 'Semana del' })).toBeVisible();
  await expect(arrivals.getByRole('row')).toHaveCount(13);
  await expectSound(desk);
});
