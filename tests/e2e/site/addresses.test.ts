// Proxies log addresses: none that the site requests identifies a person.
import type { Page } from '@playwright/test';
import { expect, test } from '../admin/registrations/admin-registrations.ts';
import { newFreeFireId, registrationForm, SENT } from '../registration/registration-form.ts';

/** Collects every address that a page requests from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

test('no requested address contains personal data during registration, search and deletion', async ({
  queue,
  openQueue,
  visitor,
}) => {
  const tournament = await openQueue(1);
  const freeFireId = newFreeFireId();
  const [asked, inAdminArea] = [addressesOf(visitor), addressesOf(queue.page)];

  await visitor.goto(`/register/${tournament.id}`);
  const form = registrationForm(visitor);
  await form.fill(freeFireId);
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();

  for (const query of ['ana lucia torres', freeFireId, 'ana.torres@', '5512345678', '1234 5678']) {
    await queue.search.fill(query);
    await expect(queue.rows).toHaveCount(1);
    await expect(queue.row('Ana Lucía Torres')).toBeVisible();
  }
  await queue.search.fill('nadie se llama así');
  await expect(queue.page.getByText('No está en ningún torneo.')).toBeVisible();
  await queue.search.fill('');

  await queue.page.getByRole('button', { name: /Ana Lucía Torres .*Pendiente/ }).click();
  await queue.details.getByRole('button', { name: 'Eliminar inscripción' }).click();
  await expect(queue.dialog).toContainText('Su cupo queda libre.');
  await queue.dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(queue.toast('La inscripción de Ana Lucía Torres fue eliminada.')).toBeVisible();
  await expect(queue.row('Ana Lucía Torres')).toContainText('Ya no está en esta lista.');
  expect(await tournament.registrations()).toHaveLength(1);
  expect(await tournament.currentPlayers()).toBe(1);

  const personal = [freeFireId, 'ana.torres', 'Ana.Torres', 'ana lucia', '12345678', '1234 5678'];
  expect([...asked, ...inAdminArea].filter((address) => personal.some((one) => address.includes(one)))).toEqual([]);
});
