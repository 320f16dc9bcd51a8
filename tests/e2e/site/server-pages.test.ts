import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, fromNow, test } from '../arena.ts';

/** Each instance of the server makes its pages from one reading of the catalogue for some seconds. */
const SOON = { timeout: 45_000 };

async function pageOf(request: APIRequestContext, path: string) {
  const reply = await request.get(path);
  return { status: reply.status(), cache: reply.headers()['cache-control'] ?? '', html: await reply.text() };
}

/** Waits until this is shown, by a page of whichever instance that has read of it. */
async function shown(locator: Locator): Promise<void> {
  await expect(async () => {
    if (!(await locator.isVisible())) await locator.page().reload();
    await expect(locator).toBeVisible({ timeout: 1_000 });
  }).toPass(SOON);
}

/** Width and height of a JPEG, out of its first frame header. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('No frame in this JPEG');
}

test('a tournament’s page has its content and its link preview', async ({ request, makeTournament }) => {
  const { id, name } = await makeTournament({ rules: ['Regla de la página'] });
  const path = `/tournament/${id}`;
  let made = await pageOf(request, path);
  await expect(async () => {
    made = await pageOf(request, path);
    expect(made.status).toBe(200);
  }).toPass(SOON);
  const { html, cache } = made;
  expect(cache).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=30');
  expect(html).toContain('<html lang="es" translate="no">');
  expect(html).toContain(`<title>${name} · Arena Libre</title>`);
  expect(html).toContain('Regla de la página');
  expect(html).toMatch(new RegExp(`<meta property="og:title" content="${name}">`));
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tournament/${id}">`));
  expect(html).toContain('"@type":"Event"');
  expect(html).toContain(`href="/tournament/${id}/calendar.ics"`);
  expect(html).toContain('href="https://wa.me/?text=');
  const picture = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  const jpeg = await (await request.get(picture.pathname + picture.search)).body();
  expect(sizeOf(jpeg)).toEqual([1_200, 630]);
  expect(jpeg.length).toBeLessThan(300_000);
});

test('a registration brings its fields with the page, and unfolds like its tournament', async ({
  page,
  request,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  for (const path of [`/register/${id}`, `/register?tournament=${id}`]) {
    const { status, cache, html } = await pageOf(request, path);
    expect([status, cache]).toEqual([200, 'public, max-age=0, s-maxage=20, stale-while-revalidate=30']);
    expect(html).toContain(`<title>Inscríbete en ${name} · Arena Libre</title>`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/share\.jpg\?v=/);
    for (const field of ['Nombre completo', '¿Desde qué país juegas?']) expect(html).toContain(field);
  }
  let asked = 0;
  page.on('request', (each) => {
    if (each.url().includes('/api/questions/active')) asked += 1;
  });
  await page.goto(`/register/${id}`);
  await expect(page.getByRole('button', { name: 'Enviar Inscripción' })).toBeEnabled();
  expect(asked).toBe(0);
});

test('a registration that is closed says so without its code, and asks for no questions', async ({
  request,
  makeTournament,
}) => {
  const { id } = await makeTournament({ registrationDeadline: fromNow(-1) });
  const { status, html } = await pageOf(request, `/register/${id}`);
  expect(status).toBe(200);
  expect(html).toContain('Inscripciones Cerradas');
  expect(html).not.toContain('/api/questions');
});

test('a tournament taken back is gone from every page within a minute', async ({ request, makeTournament }) => {
  const tournament = await makeTournament();
  const pages = ['/', '/tournaments', `/tournament/${tournament.id}`, `/tournament-rules/${tournament.id}`];
  const showing = async () => {
    const shown = await Promise.all(pages.map((path) => pageOf(request, path)));
    return pages.filter((_, index) => shown[index]?.html.includes(tournament.name));
  };
  await expect.poll(showing, SOON).toEqual(expect.arrayContaining(pages.slice(1)));
  await tournament.change({ status: 'draft' });
  await expect.poll(showing, SOON).toEqual([]);
  expect((await pageOf(request, `/tournament/${tournament.id}`)).status).toBe(404);
});

test('crawlers find public pages', async ({ request, makeTournament }) => {
  const { id } = await makeTournament();
  await expect.poll(async () => (await pageOf(request, '/sitemap.xml')).html, SOON).toContain(`/tournament/${id}<`);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Chromium shows no <noscript> where a test, and not the person, has switched scripts off.
  const told = (page: Page) => page.locator('noscript').innerHTML();

  test('the list, a tournament and its rules are readable without JavaScript, and mark the rest', async ({
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
  });
});
