import { expect, type Page, test } from '@playwright/test';
import { builtScripts } from '../../fixtures/built-site.ts';
import { specTexts } from '../../fixtures/spec-texts.ts';

const GROUND = 'rgb(20, 16, 13)';

test('the built site contains every prescribed text', async () => {
  const site = [...(await builtScripts()).values()].join('\n');
  const expected = specTexts.filter(({ area }) => area !== 'not shown').map(({ text }) => text);
  expect(expected.length).toBeGreaterThan(50);
  const missing = expected.filter((text) => !text.split(/\{\w+\}/).every((part) => site.includes(part)));
  expect(missing).toEqual([]);
});

test('the list holds each text once, and says of each where it belongs', () => {
  const texts = specTexts.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  for (const text of specTexts) expect(text.area === 'not shown' ? text.instead : text.area).not.toBe('');
});

test('the fonts come in two files, and no text waits for them', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(files.size).toBe(2);
  const shown = await page.evaluate(() => [...document.fonts].map(({ family, display }) => ({ family, display })));
  // The fallbacks are on the phone already.
  const fetched = shown.filter(({ family }) => !family.includes('Fallback'));
  expect(fetched.map(({ display }) => display)).toEqual(['swap', 'swap']);
});

test('a page brings its styles, and takes none but its own', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(request.url());
  });
  // Nothing comes but the page itself.
  await page.route('**/assets/**', (route) => route.abort());
  for (const address of ['/', '/tournaments', '/tournament-history', '/mi-lugar']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUND);
  }
  expect(loaded).toEqual([]);
});

/** Puts a style into the page, as one would who could write into it, and says which ground it has then. */
const injectedInto = (page: Page) =>
  page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'html { background-color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    return getComputedStyle(document.documentElement).backgroundColor;
  });

test('ignores injected styles', async ({ page }) => {
  for (const address of ['/', '/tournaments', '/login', '/nada']) {
    await page.goto(address);
    expect(await injectedInto(page), address).toBe(GROUND);
  }
});

test("preloads a screen's files on a direct visit", async ({ request }) => {
  const screens = {
    '/form/playeras': 'PublicFormScreen',
    '/registration': 'ChooseRegistrationScreen',
    '/register/copa': 'RegisterScreen',
    '/login': 'LoginScreen',
    '/admin': 'AdminLayout',
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

const OLD = 'Tu navegador es muy antiguo para esta página: actualízalo, o ábrela en Chrome.';

test('shows outdated browsers a notice on each page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  for (const address of ['/', '/login']) {
    await page.goto(address);
    await expect(page.getByText(OLD), address).toBeVisible();
  }
});

test("hides it from current browsers, and forbids translation of React's content", async ({ page }) => {
  for (const address of ['/', '/login']) {
    await page.goto(address);
    await expect(page.getByText(OLD), address).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  }
});
