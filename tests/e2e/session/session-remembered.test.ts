// A remembered owner works in the admin area before the server has confirmed the session.
import type { Page } from '@playwright/test';
import type { TestAccount } from '../../fixtures/people/accounts.ts';
import { expect, test } from './session.ts';
import { holdConfirmation } from './session-page.ts';

const UNAUTHORIZED = 'No autorizado. Por favor inicia sesión nuevamente.';

/** Admin screens that call the API at once, with their calls. */
const SCREENS = [
  { path: '/admin/tournaments', asks: '/api/tournaments/with-registrations' },
  { path: '/admin/questions', asks: '/api/questions' },
  { path: '/admin/forms', asks: '/api/forms' },
  { path: '/admin/people', asks: '/api/access-requests' },
  { path: '/admin/statistics', asks: '/api/statistics' },
] as const;

async function openAnswered(page: Page, path: string, asks: string): Promise<void> {
  const isAnswer = (url: string) => new URL(url).pathname === asks;
  const answered = page.waitForResponse((reply) => isAnswer(reply.url()) && reply.ok());
  await page.goto(path);
  await answered;
}

let owner: TestAccount;

test.beforeEach(async ({ page, backstage, enter }) => {
  owner = await backstage.create({ role: 'owner' });
  await enter(page.context(), owner, 'owner');
});

test('each screen is answered while the check is still on its way, and in a second tab, too', async ({
  page,
  context,
}) => {
  const answeredUnconfirmed = async (tab: Page, path: string, asks: string) => {
    const confirm = await holdConfirmation(tab);
    await openAnswered(tab, path, asks);
    await expect(tab.getByText(UNAUTHORIZED)).toHaveCount(0);
    confirm();
    await expect(tab).toHaveURL(path);
  };
  for (const { path, asks } of SCREENS) await test.step(path, () => answeredUnconfirmed(page, path, asks));
  const secondTab = await context.newPage();
  await answeredUnconfirmed(secondTab, '/admin/people', '/api/access-requests');
});

test('a start without a network says so, and goes on when there is one', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await holdConfirmation(page);
  await page.goto('/admin/people');
  await expect(page.getByText(/Error de conexión/).first()).toBeVisible();
  await expect(page.getByText(UNAUTHORIZED)).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText(/Nadie espera respuesta|Pidió acceso/).first()).toBeVisible();
});

test('an account without the role is signed out once the server answers', async ({ page, backstage }) => {
  const confirm = await holdConfirmation(page);
  await backstage.takeRole(owner.uid);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible();
  confirm();
  await expect(page).toHaveURL('/');
});
