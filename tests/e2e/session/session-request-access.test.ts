import { randomUUID } from 'node:crypto';
import { sessionText } from '@arena/domain';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../scripts/demo/accounts.ts';
import { local } from '../../../scripts/lib/local.ts';
import { idTokenOf } from '../../fixtures/people/accounts.ts';
import { expect, test } from './session.ts';

const PENDING = 'Tu solicitud de acceso quedó pendiente.';
const newcomer = { displayName: 'Nadia Nueva', email: '', password: 'contraseña de nadia' };

// A new address for each test: the e-mails to an address outlive its account.
test.beforeEach(({ backstage }) => {
  newcomer.email = `nueva-${randomUUID().slice(0, 8)}@example.com`;
  backstage.adopt(newcomer.email);
});

async function signUp(page: Page, fields: Partial<typeof newcomer> = {}): Promise<void> {
  const { displayName, email } = { ...newcomer, ...fields };
  await page.goto('/login');
  const way = page.getByRole('link', { name: 'Pedir acceso' });
  await expect(way).toBeInViewport();
  await way.click();
  await page.getByLabel('Nombre').fill(displayName);
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Pedir acceso' }).click();
}

/** Requests access as a signed-in account without a role. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pedir acceso' }).click();
  await expect(page.getByText(PENDING)).toBeVisible();
}

/** Subjects of the mails to an address that the local site shows. */
async function shownMails(email: string): Promise<(string | undefined)[]> {
  const text = await (await fetch(local.mailUrl)).text();
  const mails = text.split('<article>').filter((mail) => mail.includes(email));
  return mails.map((mail) => /<h2>(.*?)<\/h2>/.exec(mail)?.[1]);
}

const steps = (page: Page) => page.getByRole('heading', { name: 'Revisa tu correo' });

/** Decides on a request by the API, as an admin. */
async function decide(uid: string, decision: 'approve' | 'reject'): Promise<number> {
  const admin = demoAccounts.find(({ role }) => role === 'admin')?.email ?? '';
  const { status } = await fetch(`${local.siteUrl}/api/access-requests/${uid}/${decision}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await idTokenOf(admin)}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return status;
}

test('a newcomer becomes an admin by requesting access and verifying their e-mail', async ({
  page,
  backstage,
  session,
}) => {
  await signUp(page);
  await expect(steps(page)).toBeVisible();
  await expect(page.getByText(PENDING)).toBeVisible();
  await expect(page.getByText(newcomer.email)).toBeVisible();

  const { uid, displayName, emailVerified } = await backstage.auth.getUserByEmail(newcomer.email);
  expect({ displayName, emailVerified }).toEqual({ displayName: newcomer.displayName, emailVerified: false });
  const request = await backstage.database.doc(`userRequests/${uid}`).get();
  const { email } = newcomer;
  expect(request.data()).toMatchObject({ uid, email, displayName, status: 'pending', approvedAt: null });

  expect(await shownMails(email)).toEqual(['Verifica tu correo']);
  const link = (await backstage.mailedLink(newcomer.email, 'VERIFY_EMAIL')) ?? '';
  const back = new URL(new URL(link).searchParams.get('continueUrl') ?? '');
  expect(back.origin + back.pathname).toBe(`${local.siteUrl}/admin`);
  await page.goto(link);
  await page.goto(back.href);
  await expect(page.getByRole('heading', { name: 'Correo verificado' })).toBeVisible();
  await expect(page.getByText(sessionText.verified)).toBeVisible();
  expect(await decide(uid, 'approve')).toBe(200);
  expect(await shownMails(email)).toEqual(['Elige tu contraseña']);
  await page.goto('/login');
  await session.fill(newcomer);
  await session.submit.click();
  await expect(page.getByText('Ya tienes acceso: elige una contraseña nueva')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir contraseña nueva' }).click();
  await expect(page.getByText(sessionText.passwordResetSent)).toBeVisible();
  expect(await backstage.mailedLink(newcomer.email, 'PASSWORD_RESET')).not.toBeNull();
  await backstage.choosePassword({ ...newcomer, uid });
  await session.signIn(newcomer);
  await expect(page.getByText(`Te damos la bienvenida, ${newcomer.displayName}.`)).toBeVisible();
  await session.signOut();
});

test('a second request isn’t filed while one for the same address is pending', async ({ page, backstage }) => {
  const earlier = backstage.database.doc('userRequests/prueba-anterior');
  await earlier.set({ uid: 'prueba-anterior', email: newcomer.email, status: 'pending' });
  await signUp(page);
  await expect(page.getByText(PENDING)).toBeVisible();
  const { uid } = await backstage.auth.getUserByEmail(newcomer.email);
  expect((await backstage.database.doc(`userRequests/${uid}`).get()).exists).toBe(false);
  await earlier.delete();
});

test('a sign-up shows errors and failed sends, and sends the verification e-mail again', async ({
  page,
  backstage,
}) => {
  const { email } = await backstage.create();
  await signUp(page, { email });
  await expect(page.getByRole('alert')).toHaveText(
    'Ya hay una cuenta con este correo. Inicia sesión o restablece la contraseña.',
  );

  await page.route('**/documents:commit', (route) => route.abort());
  await page.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.getByLabel('Correo').fill(newcomer.email);
  await page.getByRole('button', { name: 'Pedir acceso' }).click();
  await expect(steps(page)).toBeVisible();
  await expect(page.getByText(/^Creamos tu cuenta, pero no pudimos enviar tu solicitud/)).toBeVisible();
  const { uid } = await backstage.auth.getUserByEmail(newcomer.email);
  expect((await backstage.database.doc(`userRequests/${uid}`).get()).exists).toBe(false);
  expect(await backstage.mailedLink(newcomer.email, 'VERIFY_EMAIL')).toBeNull();
  await page.unroute(/accounts:sendOobCode/);
  await page.getByRole('button', { name: 'Enviar el correo otra vez' }).click();
  await expect(page.getByText('Te enviamos un correo para verificar tu cuenta.')).toBeVisible();
  expect(await backstage.mailedLink(newcomer.email, 'VERIFY_EMAIL')).not.toBeNull();
});

test('an account without a role can request access after a rejection; approval requires a new sign-in', async ({
  page,
  backstage,
  session,
}) => {
  const account = await backstage.create();
  const request = async () => (await backstage.database.doc(`userRequests/${account.uid}`).get()).data();
  await page.goto('/login');
  await session.fill(account);
  await session.submit.click();
  await expect(page.getByRole('heading', { name: 'Todavía sin acceso' })).toBeVisible();
  await expect(session.adminLink).toHaveCount(0);
  await ask(page);
  expect(await decide(account.uid, 'reject')).toBe(200);
  await page.reload();
  await ask(page);
  expect(await request()).toMatchObject({ status: 'pending', rejectedBy: null });
  expect(await decide(account.uid, 'approve')).toBe(200);
  await page.getByRole('button', { name: 'Ya me aprobaron' }).click();
  await expect(page.getByText(sessionText.endedWhileWaiting)).toBeVisible();
});
