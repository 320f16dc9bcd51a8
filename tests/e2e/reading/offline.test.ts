import { CONNECTION_LOST } from '@arena/domain';
import type { Page } from '@playwright/test';
import { type SiteProxy, startSiteProxy } from '../../fixtures/site-proxy.ts';
import { test as arena, cardOf, expect, fromNow, openListWith, untilKept, untilListKept } from '../arena.ts';

const test = arena.extend<{ siteProxy: SiteProxy }>({
  siteProxy: async ({ baseURL }, use) => {
    const siteProxy = await startSiteProxy(String(baseURL));
    await use(siteProxy);
    await siteProxy.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the site is cached. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
}

async function newVersionArrives(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) {
      // Restart an interrupted installation, as the next visit would.
      if (!registration.installing) await registration.update();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

const offer = (page: Page) => page.getByText('Hay una versión nueva del sitio.');
/** The script of the new version. */
const later = (page: Page) => page.locator('script[src*="later-"]');

test('the web app manifest declares the name, the colour and icons of the right sizes', async ({ request }) => {
  const [, href = ''] = /<link rel="manifest"[^>]* href="([^"]+)/.exec(await (await request.get('/')).text()) ?? [];
  const { icons, ...manifest } = await (await request.get(href)).json();
  expect(manifest).toMatchObject({
    name: 'Arena Libre',
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.theme_color).toBe('#14100d');
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const picture = await (await request.get(src)).body();
    // Width and height in the header of a PNG.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the cache holds only the public site, and replaces only pages that do not load', async ({
  page,
  context,
  siteProxy,
}) => {
  await visit(page, siteProxy.url);
  const kept = await page.evaluate(async () => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        files[new URL(request.url).pathname] = (await response?.text()) ?? '';
      }
    }
    return files;
  });
  const paths = Object.keys(kept);
  for (const part of ['HomeScreen', 'TournamentsScreen', 'RulesScreen', 'RegisterScreen', 'Faq', 'Terms']) {
    expect(paths.filter((path) => path.includes(part)).length, part).toBeGreaterThan(0);
  }
  expect(paths.filter((path) => /^\/(?:api|__)\/|Admin|Login|session/i.test(path))).toEqual([]);
  for (const [path, content] of Object.entries(kept)) {
    for (const mark of ['identitytoolkit', 'initializeApp', 'Panel de Administración']) {
      expect(content.includes(mark), `${path} holds ${mark}`).toBe(false);
    }
  }
  const entry = siteProxy.asked.findIndex((line) => /^GET \/assets\/index-.*\.js$/.test(line));
  expect(siteProxy.asked.indexOf('GET /')).toBeLessThan(entry);
  expect(entry).toBeLessThan(siteProxy.asked.indexOf('GET /sw.js'));

  await test.step('API responses are not cached', async () => {
    const health = await page.evaluate(async () => {
      const { status } = await fetch('/api/health');
      return [status, (await caches.match('/api/health')) === undefined];
    });
    expect(health).toEqual([200, true]);
  });
  await test.step('a file that fails to load offline is not replaced by a page', async () => {
    await context.setOffline(true);
    for (const file of ['calendar.ics', 'standings.csv', 'standings.json']) {
      await expect(page.goto(`${siteProxy.url}/tournament/copa/${file}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
    await context.setOffline(false);
  });
  await test.step('a page that stalls is replaced by the cached one', async () => {
    await visit(page, `${siteProxy.url}/tournaments`);
    siteProxy.stallPages();
    await page.goto(`${siteProxy.url}/tournaments`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('tournaments, rules, help and the player’s private page are readable offline, and cached data show their age', async ({
  page,
  context,
  makeTournament,
}) => {
  const tournament = await makeTournament({ rules: ['Juega limpio.', 'Sin emuladores.'] });
  const holder = await tournament.hold();
  await tournament.draw(holder, fromNow(2));
  await visit(page, `/mi-lugar#${holder.token}`);
  await expect(page.getByRole('heading', { name: 'Tu próxima partida' })).toBeVisible();
  await openListWith(page, tournament);
  await untilListKept(page, tournament);
  await untilKept(page);
  await context.setOffline(true);

  // Not every browser reports to a page that it was opened offline.
  const age = page.getByText(/(?:Estás sin conexión|No pudimos actualizar los torneos)\. Ves la lista de hace/);
  await page.goto('/tournaments');
  await expect(age).toBeVisible();
  await expect(cardOf(page, tournament)).toBeVisible();
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByRole('heading', { name: tournament.name })).toBeVisible();
  await expect(age).toBeVisible();
  await page.goto(`/tournament-rules/${tournament.id}`);
  await expect(page.getByText('Sin emuladores.')).toBeVisible();
  await expect(age).toBeVisible();
  await page.goto('/preguntas#sin-conexion');
  await expect(page.getByText('Puedes leer la última lista de torneos que abriste')).toBeVisible();
  await page.goto('/terminos#premios');
  await expect(page.getByRole('heading', { name: 'Premios' })).toBeInViewport();

  await page.goto('/mi-lugar');
  await expect(page.getByText(/Ves tu inscripción de hace/)).toBeVisible();
  await expect(page.getByRole('heading', { name: tournament.name })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  await saved;
});

test('offers a new version, and updates on request when online, keeping typed text', async ({
  page,
  context,
  siteProxy,
}) => {
  await visit(page, `${siteProxy.url}/form/encuesta-de-la-comunidad`);
  const nick = page.getByLabel('¿Cuál es tu nick?');
  await nick.fill('MarisolFF');
  siteProxy.redeploy();
  await newVersionArrives(page);
  await expect(offer(page)).toBeVisible();
  const update = page.getByRole('button', { name: 'Actualizar' });
  await context.setOffline(true);
  await update.click();
  await expect(page.getByText(CONNECTION_LOST)).toBeVisible();
  await context.setOffline(false);
  await update.click();
  await expect(later(page)).toHaveCount(1);
  await expect(nick).toHaveValue('MarisolFF');
  await expect(offer(page)).toBeHidden();

  await untilKept(page);
  const script = await later(page).getAttribute('src');
  expect(await page.evaluate(async (src) => (await caches.match(String(src))) !== undefined, script)).toBe(true);
});

test('a new version can be postponed; a page opened after a deployment uses it without a prompt', async ({
  page,
  context,
  siteProxy,
}) => {
  await visit(page, siteProxy.url);
  const other = await context.newPage();
  await visit(other, `${siteProxy.url}/tournaments`);
  siteProxy.redeploy();
  await page.goto(siteProxy.url);
  await expect(later(page)).toHaveCount(1);
  const comparison = page.waitForResponse(`${siteProxy.url}/`);
  await newVersionArrives(page);
  await (await comparison).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(offer(page)).toBeHidden();

  await other.getByRole('button', { name: 'Ahora no' }).click();
  await expect(offer(other)).toBeHidden();
  await expect(later(other)).toHaveCount(0);
});
