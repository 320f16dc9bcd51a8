// Addresses are logged by whoever passes them on: none of those that the site asks for says who somebody is.
import type { Page } from '@playwright/test';
import { expect, test } from '../desk/registrations/desk-registrations.ts';
import { newFreeFireId, registrationForm, SENT } from '../registration/registration-form.ts';

/** Every address that a page asks for from here on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

test('a player registers and an organiser deletes them, and no address has their ID or e-mail', async ({
  queue,
  openQueue,
  visitor,
}) => {
  const tournament = await openQueue(1);
  const freeFireId = newFreeFireId();
  const [asked, atDesk] = [addressesOf(visitor), addressesOf(queue.page)];

  await visitor.goto(`/register/${tournament.id}`);
  const form = registrationForm(visitor);
  await form.fill(freeFireId);
  // The ID is looked up once typing has paused.
  await expect.poll(() => asked.filter((address) => address.includes('check-freefireid'))).toHaveLength(1);
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();

  await queue.page.getByRole('button', { name: /Ana Lucía Torres .*Pendiente/ }).click();
  await queue.details.getByRole('button', { name: 'Eliminar inscripción' }).click();
  await queue.dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(queue.toast('La inscripción de Ana Lucía Torres fue eliminada.')).toBeVisible();

  const personal = [freeFireId, 'ana.torres', 'Ana.Torres', '1234 5678'];
  expect([...asked, ...atDesk].filter((address) => personal.some((one) => address.includes(one)))).toEqual([]);
});
