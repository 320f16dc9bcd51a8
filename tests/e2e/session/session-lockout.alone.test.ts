import { DEMO_LOCAL_ADMIN } from '../../../scripts/demo/secrets.ts';
import { expect, test } from './session.ts';

test.beforeEach(({ backstage }) => backstage.clearLimits());
test.afterEach(({ backstage }) => backstage.clearLimits());

test('the sixth wrong try in a row has to wait', async ({ session }) => {
  for (let guess = 0; guess < 5; guess += 1) {
    await session.logInLocally(DEMO_LOCAL_ADMIN.username, `otra ${guess}`);
    await expect(session.alert).toHaveText('Credenciales incorrectas');
  }
  await session.logInLocally(DEMO_LOCAL_ADMIN.username, DEMO_LOCAL_ADMIN.password);
  await expect(session.alert).toHaveText('Demasiados intentos seguidos. Espera un momento e inténtalo de nuevo.');
});
