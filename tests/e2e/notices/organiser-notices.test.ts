import { randomUUID } from 'node:crypto';
import { expect, test } from '../admin/admin-people.ts';

test.use({ serviceWorkers: 'allow' });

test('an organiser chooses what to be told of', async ({ people }) => {
  const { page } = people;
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await context.addInitScript((endpoint) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
    PushManager.prototype.subscribe = async () => Object.assign(Object.create(null), subscription);
  }, `http://127.0.0.1:9777/${randomUUID()}`);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
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
