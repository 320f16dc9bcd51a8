import { errorText } from '@arena/domain';
import { DEMO_SETUP_SECRET } from '../../../scripts/demo/secrets.ts';
import { expect, test } from './session.ts';

type Documents = FirebaseFirestore.QueryDocumentSnapshot[];
let admins: Documents = [];

/** Resets the site to its state before setup, without admins. */
test.beforeEach(async ({ backstage: { database } }) => {
  admins = (await database.collection('admins').get()).docs;
  await Promise.all(admins.map(({ ref }) => ref.delete()));
  await database.doc('system/setup').delete();
});
test.afterEach(async ({ backstage: { database } }) => {
  await database.doc('system/setup').delete();
  await Promise.all(admins.map((admin) => admin.ref.set(admin.data())));
});

test('the setup secret makes an account the first admin; a wrong secret is refused', async ({
  page,
  backstage,
  session,
}) => {
  const account = await backstage.create();
  await page.goto('/login');
  await expect(
    page.getByText(/^Este sitio todavía no tiene administrador\. Inicia sesión o crea tu cuenta/),
  ).toBeVisible();
  await session.fill(account);
  await session.submit.click();
  await expect(page.getByRole('heading', { name: 'Primer administrador' })).toBeVisible();

  const secret = page.getByLabel('Clave de instalación');
  const claim = page.getByRole('button', { name: 'Ser administrador' });
  await claim.click();
  await expect(page.getByText('Escribe la clave de instalación.')).toBeVisible();
  await secret.fill('no es esta');
  await claim.click();
  await expect(session.alert).toHaveText('Credenciales incorrectas');
  await secret.fill(DEMO_SETUP_SECRET);
  await claim.click();
  await expect(page.getByText(errorText.sign_in_again)).toBeVisible();
  await backstage.choosePassword(account);
  await session.signIn(account);
  expect((await backstage.auth.getUser(account.uid)).customClaims).toEqual({ admin: true });
  await session.signOut();
  await page.goto('/login');
  await expect(session.email).toBeVisible();
  await expect(page.getByText(/todavía no tiene administrador/)).toHaveCount(0);
});
