import type { Page } from '@playwright/test';
import { cardOf, expect, test, withoutServerPages } from '../arena.ts';

// The browser's refresh is tested here, without the server's page data.
test.beforeEach(({ page }) => withoutServerPages(page));

/** Counts the readings of the catalogue that really leave the browser. */
function countReadings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/documents/catalogue/published')) count += 1;
  });
  return () => count;
}

test('the list is read once; offline, the last good one stays where it is, with a note of its age, until the network is back', async ({
  page,
  context,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const readings = countReadings(page);
  await page.clock.install();
  await page.goto('/tournaments');
  await expect(cardOf(page, tournament)).toBeVisible();
  expect(readings()).toBe(1);
  // The screens that a visitor is likely to open next have arrived by then.
  const ahead = page.waitForResponse(/RulesScreen.*\.js$/);
  await page.clock.runFor(5_000);
  await ahead;
  // The list's position, because a card above can grow by a line: 'Cierra en 3 h 59 min'.
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

test('rules and registration lead home where nothing can be loaded, and say why', async ({ page }) => {
  await page.route('**/documents/**', (route) => route.abort());
  for (const path of ['/tournament-rules/copa', '/register/copa', '/register?tournament=copa']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Avisos' }), path).toContainText(
      'No pudimos cargar el torneo. Verifica tu conexión a internet.',
    );
  }
});
