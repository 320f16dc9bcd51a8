import { randomUUID } from 'node:crypto';
import { ports } from '../../../scripts/lib/ports.ts';
import { expect, test } from '../admin/admin-people.ts';
import { untilKept } from '../arena.ts';
import { subscribeHere } from './telling.ts';

test.use({ serviceWorkers: 'allow' });

test('an organiser turns notices of pending registrations on and off', async ({ people }) => {
  const { page } = people;
  await subscribeHere(page.context(), `http://127.0.0.1:${ports.push}/${randomUUID()}`);
  await page.goto('/');
  await untilKept(page);
  await page.goto('/admin/channels');
  const requests = page.getByLabel('Inscripciones por revisar');
  await requests.click();
  await expect(people.toast('Listo: te avisamos en este teléfono.')).toBeVisible();
  await page.reload();
  await expect(requests).toBeChecked();
  await requests.click();
  await expect(people.toast('Ya no te avisamos en este teléfono.')).toBeVisible();
  await expect(requests).not.toBeChecked();
});
