// A remembered owner works in the admin area before the server has confirmed the session.
import { expect, test } from './session.ts';

const UNAUTHORIZED = 'No autorizado. Por favor inicia sesión nuevamente.';
const CONFIRMATION = '**/api/auth/me';

test('a remembered owner is answered before the check, reconnects, and is out once the role is revoked', async ({
  page,
  context,
  backstage,
  enter,
}) => {
  const owner = await backstage.create({ role: 'owner' });
  await enter(context, owner, 'owner');
  await test.step('a start without a network says so, and goes on unconfirmed when there is one', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await page.route(CONFIRMATION, () => undefined);
    await page.goto('/admin/people');
    await expect(page.getByText(/Error de conexión/).first()).toBeVisible();
    await expect(page.getByText(UNAUTHORIZED)).toHaveCount(0);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByText(/Nadie espera respuesta|Pidió acceso/).first()).toBeVisible();
  });
  await test.step('an account without the role is signed out once the server answers', async () => {
    const { promise: asked, resolve: confirm } = Promise.withResolvers<void>();
    await page.unroute(CONFIRMATION);
    await page.route(CONFIRMATION, async (route) => {
      await asked;
      await route.continue();
    });
    await backstage.takeRole(owner.uid);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible();
    confirm();
    await expect(page).toHaveURL('/');
  });
});
