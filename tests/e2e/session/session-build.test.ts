import type { Response } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../../scripts/demo/accounts.ts';
import { DEMO_LOCAL_ADMIN, DEMO_SETUP_SECRET } from '../../../scripts/demo/secrets.ts';
import { builtScripts } from '../../fixtures/built-site.ts';
import { expect, test } from './session.ts';

const SIGN_IN_CODE = 'identitytoolkit';
const LISTENING_CODE = 'google.firestore.v1.Firestore';

test('no secret, password, owner or placeholder with power is in the built site', async () => {
  const scripts = await builtScripts();
  const everything = [...scripts.values()].join('\n');
  expect(everything).toContain(SIGN_IN_CODE);
  expect(everything).toContain(LISTENING_CODE);
  expect(everything).toContain('Credenciales incorrectas');
  const owner = demoAccounts.find(({ claims }) => claims.owner)?.email ?? 'missing';
  for (const secret of [owner, DEMO_PASSWORD, DEMO_LOCAL_ADMIN.password, DEMO_SETUP_SECRET]) {
    expect(everything).not.toContain(secret);
  }
  expect(everything).not.toMatch(
    /\$scrypt\$|SETUP_SECRET|OWNER_EMAIL|LOCAL_ADMIN|-----BEGIN|owner[-_]token|placeholder[-_]token/i,
  );
});

test('the code for signing in is downloaded at /login, that for listening is not', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loaded.map((response) => response.text()));
  expect(scripts.filter((script) => script.includes(SIGN_IN_CODE))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes(LISTENING_CODE))).toEqual([]);
});
