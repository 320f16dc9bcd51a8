import { expect, keptIn, REGISTRATIONS, test } from '../arena.ts';
import { filledForm, SENT } from './registration-form.ts';

test('a double tap and a reload create one registration, and the browser then keeps no personal data', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ maxPlayers: 10, currentPlayers: 9 });
  const { form, freeFireId } = await filledForm(page, tournament);
  const written = Promise.withResolvers<void>();
  let sendings = 0;
  // Drop the first answer only: without a route Chromium would release the held request.
  await page.route(REGISTRATIONS, async (route) => {
    sendings += 1;
    if (sendings > 1) return route.continue();
    await route.fetch();
    written.resolve();
  });
  await form.submit.dblclick();
  await expect(form.sending).toBeDisabled();
  await written.promise;
  expect(sendings).toBe(1);
  await page.reload();

  // This player holds the last seat: the form stays open and repeats the request automatically.
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(10);
  const kept = await keptIn(page);
  for (const typed of [freeFireId, 'correo.mx', 'Ana']) expect(kept).not.toContain(typed);
});
