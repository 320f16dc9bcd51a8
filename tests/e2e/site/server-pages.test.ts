import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, fromNow, test } from '../arena.ts';

/** Server instances cache the catalogue for some seconds. */
const SOON = { timeout: 45_000 };

async function pageOf(request: APIRequestContext, path: string) {
  const reply = await request.get(path);
  return { status: reply.status(), cache: reply.headers()['cache-control'] ?? '', html: await reply.text() };
}

/** Reloads until an element is visible: some server instances may still have an older catalogue. */
async function shown(locator: Locator): Promise<void> {
  await expect(async () => {
    if (!(await locator.isVisible())) await locator.page().reload();
    await expect(locator).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
}

/** Reads width and height from the first frame header of a JPEG. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('No frame in this JPEG');
}

test('pages arrive with content, form and link preview, and disappear when the tournament returns to draft', async ({
  page,
  request,
  makeTournament,
}) => {
  const tournament = await makeTournament({ rules: ['Regla de la página'] });
  const { id, name } = tournament;
  const path = `/tournament/${id}`;
  const cached = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';
  await test.step('a tournament page contains its content, canonical address and link preview', async () => {
    await expect.poll(async () => (await pageOf(request, path)).status, SOON).toBe(200);
    const { html, cache } = await pageOf(request, path);
    expect(cache).toBe(cached);
    for (const part of [
      '<html lang="es" translate="no">',
      `<title>${name} · Arena Libre</title>`,
      'Regla de la página',
      `<meta property="og:title" content="${name}">`,
      '"@type":"Event"',
      `href="/tournament/${id}/calendar.ics"`,
      'href="https://wa.me/?text=',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tournament/${id}">`));
    const picture = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
    const jpeg = await (await request.get(picture.pathname + picture.search)).body();
    expect(sizeOf(jpeg)).toEqual([1_200, 630]);
    expect(jpeg.length).toBeLessThan(300_000);
  });
  await test.step('a registration page contains its questions without another request', async () => {
    for (const address of [`/register/${id}`, `/register?tournament=${id}`]) {
      const { status, cache, html } = await pageOf(request, address);
      expect([status, cache]).toEqual([200, cached]);
      expect(html).toContain(`<title>Inscríbete en ${name} · Arena Libre</title>`);
      expect(html).toMatch(/<meta property="og:image" content="[^"]*\/share\.jpg\?v=/);
      for (const field of ['Nombre completo', '¿En qué rol juegas?']) expect(html).toContain(field);
    }
    let asked = 0;
    page.on('request', (each) => {
      if (each.url().includes('/api/questions/active')) asked += 1;
    });
    await page.goto(`/register/${id}`);
    await expect(page.getByRole('button', { name: 'Enviar Inscripción' })).toBeEnabled();
    expect(asked).toBe(0);
  });
  await test.step('a closed registration page contains no questions', async () => {
    const closed = await makeTournament({ registrationDeadline: fromNow(-1) });
    const { status, html } = await pageOf(request, `/register/${closed.id}`);
    expect(status).toBe(200);
    expect(html).toContain('Inscripciones Cerradas');
    expect(html).not.toContain('/api/questions');
  });
  await test.step('crawler files are served, and unknown pages return 404', async () => {
    await expect.poll(async () => (await pageOf(request, '/sitemap.xml')).html, SOON).toContain(`/tournament/${id}<`);
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
    for (const missing of ['/player/00000000000000000000', '/tournament-history/1999']) {
      expect((await pageOf(request, missing)).status, missing).toBe(404);
    }
  });
  await test.step('a tournament returned to draft disappears from all pages within a minute', async () => {
    const pages = ['/', '/tournaments', path, `/tournament-rules/${id}`];
    const showing = async () => {
      const all = await Promise.all(pages.map((each) => pageOf(request, each)));
      return pages.filter((_, index) => all[index]?.html.includes(name));
    };
    await expect.poll(showing, SOON).toEqual(expect.arrayContaining(pages.slice(1)));
    await tournament.change({ status: 'draft' });
    await expect.poll(showing, SOON).toEqual([]);
    expect((await pageOf(request, path)).status).toBe(404);
  });
});

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Chromium shows no <noscript> when a test disables scripts.
  const told = (page: Page) => page.locator('noscript').innerHTML();

  test('show the list, tournaments, rules and history, and explain what needs JavaScript', async ({
    page,
    makeTournament,
  }) => {
    const rules = ['Llega quince minutos antes', 'Nadie juega con otra cuenta'];
    const { id, name } = await makeTournament({ rules });
    const card = page.getByRole('article', { name });

    await page.goto('/tournaments');
    await shown(card);
    await page.getByText('Escuadra', { exact: true }).first().click();
    await expect(card).toBeHidden();
    await page.getByText('Todos', { exact: true }).click();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(`/tournament/${id}`);
    await shown(page.getByRole('heading', { level: 1, name }));
    await expect(page.getByText(rules[0] ?? '')).toBeVisible();
    expect(await told(page)).toContain('Para inscribirte, actívalo en tu navegador.');

    await page.goto(`/register/${id}`);
    for (const field of ['Nombre completo', 'Teléfono']) await shown(page.getByLabel(field));
    await expect(page.getByRole('button', { name: 'Enviar Inscripción' })).toBeDisabled();

    await page.goto(`/tournament-rules/${id}`);
    for (const rule of rules) await shown(page.getByText(rule));
    await expect(page.getByRole('checkbox')).toBeDisabled();
    expect(await told(page)).toContain('Para aceptarlas e inscribirte, actívalo en tu navegador.');

    await page.goto('/tournament-history');
    await expect(page.getByRole('heading', { level: 1, name: 'Historial' })).toBeVisible();
    const past = page.getByRole('article', { name: 'Copa de Apertura' });
    await expect(past).toContainText(/Campeón/);
    const nickname = (await past.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Tu apodo en Free Fire' }).fill(nickname.toLowerCase());
    await page.getByRole('button', { name: 'Buscar' }).click();
    const found = page.getByRole('region', { name: 'Jugadores encontrados' });
    await found.getByRole('link', { name: nickname }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Copa de Apertura' })).toHaveAttribute(
      'href',
      '/tournament/copa-de-apertura/standings',
    );
  });
});

test('every page has a Content-Security-Policy, also at an address with a leading dot', async ({ request }) => {
  for (const path of ['/', '/login', '/nada', '/.x', '/a/.x/b', '/..x', '/assets/nada.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("default-src 'self'");
  }
});
