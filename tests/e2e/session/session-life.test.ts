import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_LOCAL_ADMIN } from '../../../scripts/demo/secrets.ts';
import { expect, test } from './session.ts';
import { sessionPage } from './session-page.ts';

const ENDED = 'Tu sesión terminó. Inicia sesión nuevamente.';
const UNAUTHORIZED = 'No autorizado. Por favor inicia sesión nuevamente.';
const FORBIDDEN = 'No tienes permisos para realizar esta acción.';
const MINUTE = 60_000;
const CONFIRMATION = '**/api/auth/me';

async function newTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return { page, session: sessionPage(page) };
}

/** Simulates the return to a tab after a minute in the background. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(MINUTE);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('tabs share a remembered session and its sign-out, and a local admin session', async ({
  page,
  context,
  backstage,
  session,
}) => {
  const other = await newTab(context, '/login');
  await expect(other.session.email).toBeVisible();
  await session.signIn(await backstage.create({ role: 'admin' }), { remember: true });
  await expect(other.session.panel).toBeVisible();
  await page.reload();
  await expect(session.panel).toBeVisible();
  const third = await newTab(context, '/');
  await third.session.adminLink.click();
  await expect(third.session.panel).toBeVisible();
  await expect(third.page.getByText(/^Sesión activa, hasta que la cierres$/)).toBeVisible();
  await third.page.close();
  await session.signOut();
  await expect(other.page).toHaveURL('/');
  await expect(other.session.toast(ENDED)).toBeVisible();
  await expect(other.session.adminLink).toHaveCount(0);

  await other.page.goto('/login');
  await expect(other.session.email).toBeVisible();
  await session.logInLocally(DEMO_LOCAL_ADMIN.username, DEMO_LOCAL_ADMIN.password);
  await expect(session.panel).toBeVisible();
  await expect(other.session.panel).toBeVisible();
});

test('shows the panel only once the server confirms the session, with a retry when offline', async ({
  page,
  admin,
  session,
  enter,
}) => {
  await enter(page.context(), admin);
  await page.route(CONFIRMATION, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText('Comprobando tu sesión…')).toBeAttached();
  await expect(session.panel).toHaveCount(0);
  await page.unroute(CONFIRMATION);
  await page.reload();
  await expect(session.panel).toBeVisible();

  await page.clock.install({ time: Date.now() + 2 * 60 * MINUTE });
  await page.route(/securetoken\.googleapis\.com/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await page.unroute(/securetoken\.googleapis\.com/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(session.panel).toBeVisible();
});

test('returning to a tab ends the session after revoked tokens or a removed role, with the reason', async ({
  page,
  backstage,
  admin,
  session,
  enter,
}) => {
  await page.clock.install();
  await enter(page.context(), admin);
  await page.goto('/admin');
  await expect(session.panel).toBeVisible();
  // The provider's times are whole seconds: a session revoked in its first second stays valid.
  const began = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(began);
  await backstage.auth.revokeRefreshTokens(admin.uid);
  await comeBack(page);
  await expect(session.toast(UNAUTHORIZED)).toBeVisible();

  await session.signIn(admin);
  await backstage.takeRole(admin.uid);
  await comeBack(page);
  await expect(page).toHaveURL('/');
  await expect(session.toast(FORBIDDEN)).toBeVisible();
  await expect(session.adminLink).toHaveCount(0);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('a remembered owner works before the server check, which ends the session if the role is revoked', async ({
  page,
  context,
  backstage,
  session,
  enter,
}) => {
  const owner = await backstage.create({ role: 'owner' });
  await enter(context, owner, 'owner');
  await page.route('**/api/**', (route) => route.abort());
  await page.route(CONFIRMATION, () => undefined);
  await page.goto('/admin/people');
  await expect(page.getByText(/Error de conexión/).first()).toBeVisible();
  await expect(page.getByText(UNAUTHORIZED)).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText(/Nadie espera respuesta|Pidió acceso/).first()).toBeVisible();

  const { promise: asked, resolve: confirm } = Promise.withResolvers<void>();
  await page.unroute(CONFIRMATION);
  await page.route(CONFIRMATION, async (route) => {
    await asked;
    await route.continue();
  });
  // An open page would notice the revocation and forget the session.
  await page.goto('about:blank');
  await backstage.takeRole(owner.uid);
  await page.goto('/admin');
  await expect(session.panel).toBeVisible();
  confirm();
  await expect(page).toHaveURL('/');
});
