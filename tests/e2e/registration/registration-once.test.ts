import { expect, keptIn, REGISTRATIONS, test } from '../arena.ts';
import { filledForm, SENT } from './registration-form.ts';

test('two taps and a reload are one registration, and nothing of a registration stays in the browser once it is in', async ({
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

  // The last place is taken, by this player: the form stays open for the answer, and asks for it again by itself.
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(10);
  const kept = await keptIn(page);
  for (const typed of [freeFireId, 'correo.mx', 'Ana']) expect(kept).not.toContain(typed);
});
