import type { Page } from '@playwright/test';
import { CATALOGUE, cardOf, expect, test, withoutServerPages } from '../arena.ts';

// How the browser keeps its list fresh is one thing, what the server puts into a page another.
test.beforeEach(({ page }) => withoutServerPages(page));

/** Counts the readings of the catalogue that really leave the browser. */
function countReadings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/documents/catalogue/published')) count += 1;
  });
  return () => count;
}

/** Hides the tab, or brings it back, as far as the page can tell. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('a page reads the catalogue once, and again every 30 seconds', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const readings = countReadings(page);
  await page.clock.install();
  await page.goto('/tournaments');
  await expect(cardOf(page, tournament)).toBeVisible();
  expect(readings()).toBe(1);
  await tournament.change({ name: 'Otro nombre' });
  await page.clock.runFor(30_000);
  await expect(cardOf(page, { name: 'Otro nombre' })).toBeVisible();
  expect(readings()).toBe(2);
});

test('a hidden tab asks for nothing, and at once when it is back', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const readings = countReadings(page);
  await page.clock.install();
  await page.goto('/tournaments');
  await expect(cardOf(page, tournament)).toBeVisible();
  await hide(page, true);
  await tournament.change({ name: 'Otro nombre' });
  await page.clock.runFor(300_000);
  expect(readings()).toBe(1);
  await hide(page, false);
  await expect(cardOf(page, { name: 'Otro nombre' })).toBeVisible();
  expect(readings()).toBe(2);
});

test('offline, the last good list stays where it is, with a note of its age, until the network is back', async ({
  page,
  context,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.clock.install();
  await page.goto('/tournaments');
  await expect(cardOf(page, tournament)).toBeVisible();
  // The screens that a visitor is likely to open next have arrived by then.
  const ahead = page.waitForResponse(/RulesScreen.*\.js$/);
  await page.clock.runFor(5_000);
  await ahead;
  // Not the card's own place: in three minutes one above it can come to say 'Cierra en 3 h 59 min' in a second line.
  const placeOfList = async () => (await page.getByRole('main').getByRole('list').first().boundingBox())?.y;
  const place = await placeOfList();
  await context.setOffline(true);
  await page.clock.runFor(180_000);
  await expect(page.getByRole('status')).toContainText(/Estás sin conexión\. Ves la lista de hace [23] minutos\./);
  expect(await placeOfList()).toBe(place);
  await cardOf(page, tournament).getByRole('link', { name: tournament.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Estás sin conexión.')).toBeHidden();
});

test('a return visit shows the last good list at once, even if Firestore never answers', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.goto('/tournaments');
  await expect(cardOf(page, tournament)).toBeVisible();
  await page.route(CATALOGUE, () => new Promise(() => undefined));
  await page.reload();
  await expect(cardOf(page, tournament)).toBeVisible();
  await page.unroute(CATALOGUE);
});

test('a first visit that can not load says so and shows the empty list, and can try again', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.route(CATALOGUE, (route) => route.abort());
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: 'NO HAY TORNEOS ACTIVOS' })).toBeVisible();
  await expect(page.getByText('No pudimos actualizar los torneos.')).toBeVisible();
  await page.unroute(CATALOGUE);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cardOf(page, tournament)).toBeVisible();
});

for (const path of ['/tournament-rules/copa', '/register/copa', '/register?tournament=copa']) {
  test(`${path} leads home where nothing can be loaded, and says why`, async ({ page }) => {
    await page.route('**/documents/**', (route) => route.abort());
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      'No pudimos cargar el torneo. Verifica tu conexión a internet.',
    );
  });
}

test('a tournament page that can not be loaded says so, and recovers', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  await page.route('**/documents/**', (route) => route.abort());
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar el torneo' })).toBeVisible();
  await page.unroute('**/documents/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
});

test('a tournament older than the catalogue is read from its own document', async ({ page, makeTournament }) => {
  const old = new Date(Date.now() - 60 * 24 * 3_600_000);
  const tournament = await makeTournament({ date: old, endDate: old, registrationDeadline: null });
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cardOf(page, tournament)).toHaveCount(0);
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terminado' })).toBeDisabled();
});
