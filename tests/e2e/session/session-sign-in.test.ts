import type { Locator, Page } from '@playwright/test';
import { DEMO_LOCAL_ADMIN } from '../../../scripts/demo/secrets.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';
import { expectSound } from '../reach.ts';
import { expect, test } from './session.ts';

async function expectNothingKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toContain('auth');
}

test('a session that is not remembered stays in one tab and out of local storage until sign-out', async ({
  page,
  context,
  admin,
  session,
}) => {
  await session.signIn(admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Te damos la bienvenida, Ana Prueba.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Estadísticas' }).last()).toBeVisible();
  await expect(page.getByText(/^Sesión activa, hasta que cierres esta pestaña$/)).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /auth|role|login/i.test(key))).toEqual([]);
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other).toHaveURL('/');
  await other.close();
  await page.reload();
  await expect(session.panel).toBeVisible();
  await session.signOut();
  await expect(session.toast('Cerraste sesión.')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('shows the reason for each refused sign-in and accepts an unverified owner', async ({
  page,
  admin,
  backstage,
  session,
}) => {
  const disabled = await backstage.create({ role: 'admin', disabled: true });
  const unverified = await backstage.create({ role: 'admin', emailVerified: false });
  const expectRefusal = async (text: string) => {
    await session.submit.click();
    await expect(session.alert).toContainText(text);
  };
  await page.goto('/login');
  await session.submit.click();
  await expect(page.getByText('El correo es obligatorio')).toBeVisible();
  await expect(page.getByText('Escribe tu contraseña.')).toBeVisible();
  await expect(session.email).toBeFocused();

  await session.fill(disabled);
  await expectRefusal('Esta cuenta está desactivada. Escribe a los organizadores.');
  await session.fill({ ...admin, password: 'otra' });
  await expectRefusal('La contraseña no es correcta. Inténtalo de nuevo o restablécela.');

  await test.step('an unverified address is refused and can request its e-mail', async () => {
    await session.fill(unverified);
    await expectRefusal('Debes verificar tu email antes de poder iniciar sesión. Revisa tu bandeja de entrada.');
    await expectNothingKept(page);
    await expectSound(page);
    expect(await backstage.mailedLink(unverified.email, 'VERIFY_EMAIL')).toBeNull();
    await page.getByRole('button', { name: 'Enviar el correo otra vez' }).click();
    await expect(page.getByText('Te enviamos un correo para verificar tu cuenta.')).toBeVisible();
    const link = await backstage.mailedLink(unverified.email, 'VERIFY_EMAIL');
    expect(new URL(link ?? '').searchParams.get('continueUrl')).toMatch(/\/admin\?correo=verificado$/);
  });
  await test.step('the owner sign-in refuses other accounts and accepts an unverified owner', async () => {
    await page.goto('/login');
    await page.getByLabel('Soy la cuenta dueña del sitio').check();
    await session.fill(admin);
    await expectRefusal('Esta cuenta no es la principal. Entra sin marcar esa casilla.');
    await expectNothingKept(page);
    await session.fill(await backstage.create({ role: 'owner', emailVerified: false }));
    await session.submit.click();
    await expect(session.panel).toBeVisible();
  });
});

test('a password reset reveals no account; a sign-in link works once, also on another device', async ({
  page,
  admin: { email },
  backstage,
  session,
}) => {
  const sent =
    'Si ese correo tiene una cuenta, recibirás un enlace para cambiar la contraseña. Revisa también el spam.';
  for (const address of [email, 'nadie@example.com']) {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    await page.getByLabel('Correo').fill(address);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByText(sent)).toBeVisible();
  }
  expect(await backstage.mailedLink(email, 'PASSWORD_RESET')).not.toBeNull();
  expect(await backstage.mailedLink('nadie@example.com', 'PASSWORD_RESET')).toBeNull();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Enlace por correo' }).click();
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Si ese correo puede entrar, recibirás un enlace.')).toBeVisible();
  // Another device does not know the address that requested the link.
  await page.evaluate(() => localStorage.clear());
  const link = (await backstage.mailedLink(email, 'EMAIL_SIGNIN')) ?? '';
  await page.goto(link);
  await expect(page.getByText('Escribe el correo con el que pediste este enlace.')).toBeVisible();
  await session.email.fill(email);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(session.panel).toBeVisible();
  await session.signOut();
  await page.goto(link);
  await expect(session.panel).toHaveCount(0);
});

test('Google sign-in works after a cancelled consent and refuses a response with a forged state', async ({
  page,
  backstage,
  session,
}) => {
  const google = page.getByRole('button', { name: 'Continuar con Google' });
  const ana = page.getByRole('link', { name: /Ana de Google/ });
  backstage.adopt('ana.google@example.com');
  const created = await backstage.auth.createUser({ email: 'ana.google@example.com', emailVerified: true });
  await backstage.auth.setCustomUserClaims(created.uid, { admin: true });
  await backstage.database.doc(`admins/${created.uid}`).set(adminRecord(created.uid, { email: created.email }));

  await page.goto('/login');
  await google.click();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(session.alert).toHaveText(/^No diste el permiso para entrar\./);
  await page.getByRole('button', { name: 'Volver a empezar' }).click();
  await expect(session.email).toBeVisible();

  await google.click();
  const forged = new URL((await ana.getAttribute('href')) ?? '');
  const answer = new URLSearchParams(forged.hash.slice(1));
  answer.set('state', 'made-up');
  await page.goto(`${forged.origin}${forged.pathname}#${answer}`);
  await expect(session.alert).toHaveText('Este intento de entrar ya no es válido. Empieza de nuevo.');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await google.click();
  await ana.click();
  await expect(session.panel).toBeVisible();
  expect(page.url()).not.toContain('id_token');
});

test('the local admin login refuses wrong credentials and keeps a session for one day', async ({ page, session }) => {
  const { username, password } = DEMO_LOCAL_ADMIN;
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('adminSession') ?? 'null'));
  const enter = async (secret: string, answer: Locator) => {
    await session.password.fill(secret);
    const started = Date.now();
    await session.password.press('Enter');
    await expect(answer).toBeVisible();
    return Date.now() - started;
  };
  await test.step('wrong and right credentials are answered after at least a second', async () => {
    await page.goto('/login?paso=equipo');
    await page.getByLabel('Usuario').fill(username);
    await page.keyboard.press('Enter');
    await expect(session.password).toBeFocused();
    const refusal = (text: string) => session.alert.filter({ hasText: text });
    await page.route(/accounts:signInWithPassword/, (route) => route.abort());
    await enter('otra', refusal('Error de conexión'));
    await page.unroute(/accounts:signInWithPassword/);
    expect(await enter('otra', refusal('Credenciales incorrectas'))).toBeGreaterThanOrEqual(1_000);
    expect(await kept()).toBeNull();
    const greeting = page.getByText('Te damos la bienvenida, Admin de guardia.');
    expect(await enter(password, greeting)).toBeGreaterThanOrEqual(1_000);
    await expect(page.getByText(/^Sesión activa, te quedan 23\sh 59\smin$/)).toBeVisible();
    await expectSound(page);
    const user = { username, name: 'Admin de guardia', role: 'admin' };
    expect(await kept()).toMatchObject({ isAuthenticated: true, user });
    expect((await kept()).expiry - Date.now()).toBeGreaterThan(86_300_000);
  });
  await test.step('the session survives a reload and ends after a day', async () => {
    await page.clock.install();
    await page.reload();
    await expect(session.panel).toBeVisible();
    await page.clock.fastForward('24:00:00');
    await expect(page).toHaveURL('/');
    await expect(session.toast('Tu sesión terminó. Inicia sesión nuevamente.')).toBeVisible();
    expect(await kept()).toBeNull();
  });
});
