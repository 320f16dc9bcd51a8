import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../../scripts/demo/accounts.ts';
import { DEMO_LOCAL_ADMIN, DEMO_SETUP_SECRET } from '../../../scripts/demo/secrets.ts';
import { builtScripts } from '../../fixtures/built-site.ts';
import { specTexts } from '../../fixtures/spec-texts.ts';

const GROUND = 'rgb(20, 16, 13)';
const FIGURES = ['3 torneos realizados', '300+ jugadores inscritos', '$300+ en premios', '24/7 soporte en el chat'];
const OLD = 'Tu navegador es muy antiguo para esta página: actualízalo, o ábrela en Chrome.';

test('the built site contains every specified text and no secret', async ({ request }) => {
  const site = [...(await builtScripts()).values()].join('\n');
  expect(new Set(specTexts.map(({ text }) => text)).size).toBe(specTexts.length);
  const expected = specTexts.filter(({ area }) => area !== 'not shown').map(({ text }) => text);
  expect(expected.length).toBeGreaterThan(50);
  const missing = expected.filter((text) => !text.split(/\{\w+\}/).every((part) => site.includes(part)));
  expect(missing).toEqual([]);

  for (const code of ['identitytoolkit', 'google.firestore.v1.Firestore']) expect(site).toContain(code);
  const owner = demoAccounts.find(({ claims }) => claims.owner)?.email ?? 'missing';
  for (const secret of [owner, DEMO_PASSWORD, DEMO_LOCAL_ADMIN.password, DEMO_SETUP_SECRET]) {
    expect(site).not.toContain(secret);
  }
  expect(site).not.toMatch(
    /\$scrypt\$|SETUP_SECRET|OWNER_EMAIL|LOCAL_ADMIN|-----BEGIN|owner[-_]token|placeholder[-_]token/i,
  );
  expect((await request.get('/sonido-ui1.mp3')).status()).toBe(200);
});

test('a page is styled and shows its figures when all asset requests fail', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(request.url());
  });
  // Nothing but the page loads.
  await page.route('**/assets/**', (route) => route.abort());
  for (const address of ['/', '/tournaments', '/tournament-history', '/mi-lugar']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUND);
  }
  await page.goto('/');
  const figures = page
    .getByRole('listitem')
    .filter({ hasText: /torneos realizados|jugadores inscritos|\$300\+ en premios|soporte en el chat/ });
  await expect(figures).toHaveText(FIGURES);
  await figures.last().scrollIntoViewIfNeeded();
  await expect(figures.last()).toBeInViewport({ ratio: 1 });
  expect(loaded).toEqual([]);
});

test('ignores injected styles, loads two fonts without blocking text, and disables translation', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(request.url());
  });
  for (const address of ['/nada', '/login', '/']) {
    await page.goto(address);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'html { background-color: rgb(1, 2, 3) !important }';
      document.head.append(style);
    });
    await expect(page.locator('html'), address).toHaveCSS('background-color', GROUND);
    await expect(page.getByText(OLD), address).toBeHidden();
    if (address !== '/nada') await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  }
  await page.evaluate(() => document.fonts.ready);
  expect(files.size).toBe(2);
  const shown = await page.evaluate(() => [...document.fonts].map(({ family, display }) => ({ family, display })));
  // Fallback fonts are already on the phone.
  const fetched = shown.filter(({ family }) => !family.includes('Fallback'));
  expect(fetched.map(({ display }) => display)).toEqual(['swap', 'swap']);
});

test("preloads a screen's files on a direct visit", async ({ request }) => {
  const screens = {
    '/form/playeras': 'PublicFormScreen',
    '/registration': 'ChooseRegistrationScreen',
    '/register/copa': 'RegisterScreen',
    '/login': 'LoginScreen',
    '/admin': 'AdminArea',
    '/equipo': 'MyRegistrationScreen',
    '/tutor': 'GuardianScreen',
  };
  for (const [address, screen] of Object.entries(screens)) {
    const html = await (await request.get(address)).text();
    const announced = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/(\w+)-/g)];
    const names = announced.map(([, name]) => name);
    expect.soft(names, address).toEqual(expect.arrayContaining([screen]));
  }
});

test('shows outdated browsers a notice on each page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  for (const address of ['/', '/login']) {
    await page.goto(address);
    await expect(page.getByText(OLD), address).toBeVisible();
  }
});
