import type { BrowserContext } from '@playwright/test';
import { DEMO_LOCAL_ADMIN } from '../../../scripts/demo/secrets.ts';
import type { TestAccount } from '../../fixtures/people/accounts.ts';
import { expect, test as withSession } from './session.ts';
import { sessionPage } from './session-page.ts';

const ENDED = 'Tu sesión terminó. Inicia sesión nuevamente.';
const UNAUTHORIZED = 'No autorizado. Por favor inicia sesión nuevamente.';
const FORBIDDEN = 'No tienes permisos para realizar esta acción.';
const MINUTE = 60_000;

const test = withSession.extend<{
  /** Opens the panel for an admin of this test with 'Recordarme'. */
  openPanel: () => Promise<TestAccount>;
}>({
  openPanel: async ({ page, backstage, session, enter }, use) => {
    await use(async () => {
      const account = await backstage.create({ role: 'admin' });
      await enter(page.context(), account);
      await page.goto('/admin');
      await expect(session.panel).toBeVisible();
      return account;
    });
  },
});

async function newTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return { page, session: sessionPage(page) };
}

/** Brings a tab to the front after it was away for a while, as far as the page can tell. */
function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test.describe('a session', () => {
  test("with 'Recordarme' survives a reload, and is in new tabs and every page's bar", async ({
    page,
    context,
    backstage,
    session,
  }) => {
    await session.signIn(await backstage.create({ role: 'admin' }), { remember: true });
    await page.reload();
    await expect(session.panel).toBeVisible();
    const other = await newTab(context, '/');
    await other.session.adminLink.click();
    await expect(other.session.panel).toBeVisible();
    await expect(other.page.getByText(/^Sesión activa, hasta que la cierres$/)).toBeVisible();
  });

  test("without 'Recordarme' ends with its tab, and stores no token", async ({ page, context, backstage, session }) => {
    await session.signIn(await backstage.create({ role: 'admin' }));
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|role|login/i.test(key)))).toEqual(
      [],
    );
    const other = await newTab(context, '/admin');
    await expect(other.page).toHaveURL('/');
    await page.reload();
    await expect(session.panel).toBeVisible();
  });

  test('of an admin shows only after the server has confirmed it', async ({ page, backstage, session, enter }) => {
    await enter(page.context(), await backstage.create({ role: 'admin' }));
    await page.route('**/api/auth/me', () => undefined);
    await page.goto('/admin');
    await expect(page.getByText('Comprobando tu sesión…')).toBeAttached();
    await expect(session.panel).toHaveCount(0);
  });
});

test.describe('two tabs', () => {
  async function expectOut({ page, session }: Awaited<ReturnType<typeof newTab>>): Promise<void> {
    await expect(page).toHaveURL('/');
    await expect(session.toast(ENDED)).toBeVisible();
    await expect(session.adminLink).toHaveCount(0);
  }

  test('agree on signing in and out where it is remembered, and on a local admin login', async ({
    context,
    backstage,
    session,
  }) => {
    const other = await newTab(context, '/login');
    await expect(other.session.email).toBeVisible();
    await session.signIn(await backstage.create({ role: 'admin' }), { remember: true });
    await expect(other.session.panel).toBeVisible();
    await session.signOut();
    await expectOut(other);

    await other.page.goto('/login');
    await expect(other.session.email).toBeVisible();
    await session.logInLocally(DEMO_LOCAL_ADMIN.username, DEMO_LOCAL_ADMIN.password);
    await expect(session.panel).toBeVisible();
    await expect(other.session.panel).toBeVisible();
    await expect(session.panel).toBeVisible();
  });
});

test.describe('an admin whose role is revoked while the panel is open', () => {
  test('is out on return to the tab, told so, and nothing is left', async ({ page, backstage, session, openPanel }) => {
    await page.clock.install();
    const account = await openPanel();
    await backstage.takeRole(account.uid);
    await page.clock.fastForward(MINUTE);
    await page.evaluate(comeBack);
    await expect(page).toHaveURL('/');
    await expect(session.toast(FORBIDDEN)).toBeVisible();
    await expect(session.adminLink).toHaveCount(0);
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
  });

  test('is out at the first call that is turned down', async ({ page, backstage, session, openPanel }) => {
    const account = await openPanel();
    // Not before the call is on its way: the panel's other calls would be turned down first.
    await page.route('**/api/auth/revoke', async (route) => {
      await backstage.auth.updateUser(account.uid, { disabled: true });
      await route.continue();
    });
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/auth/revoke') && response.status() === 401,
    );
    await page.getByRole('button', { name: 'Cerrarla en todos mis dispositivos' }).click();
    await refused;
    await expect(page).toHaveURL('/');
    await expect(session.adminLink).toHaveCount(0);
  });
});

test('a session ended on another device is over at the next check', async ({ page, backstage, session, openPanel }) => {
  await page.clock.install();
  const account = await openPanel();
  // The provider's times are whole seconds: a session that ends in its first second isn't over.
  const began = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(began);
  await backstage.auth.revokeRefreshTokens(account.uid);
  await page.clock.fastForward(MINUTE);
  await page.evaluate(comeBack);
  await expect(session.toast(UNAUTHORIZED)).toBeVisible();
});

test('a session that can not be looked at says so, and goes on', async ({ page, session, openPanel }) => {
  await openPanel();
  await page.clock.install({ time: Date.now() + 2 * 60 * MINUTE });
  await page.route(/securetoken\.googleapis\.com/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await page.unroute(/securetoken\.googleapis\.com/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(session.panel).toBeVisible();
});

test.describe('a local admin login', () => {
  const { username, password } = DEMO_LOCAL_ADMIN;

  test('is restored by a reload, and over after a day', async ({ page, session }) => {
    await page.clock.install();
    await session.logInLocally(username, password);
    await expect(session.panel).toBeVisible();
    await page.reload();
    await expect(session.panel).toBeVisible();
    await page.clock.fastForward(24 * 60 * MINUTE);
    await expect(page).toHaveURL('/');
    await expect(session.toast(ENDED)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('adminSession'))).toBeNull();
  });
});
