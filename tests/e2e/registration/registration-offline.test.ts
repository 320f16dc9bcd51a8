import { expect, openListWith, REGISTRATIONS, test, untilKept } from '../arena.ts';
import { filledForm, newFreeFireId, registrationForm, SENT } from './registration-form.ts';

test.use({ serviceWorkers: 'allow' });

const WAITING = /se envía sola cuando vuelva la señal/;

test('a visited form opens offline, keeps its text, and is sent when back online', async ({
  page,
  context,
  makeTournament,
}) => {
  test.slow();
  const tournament = await makeTournament();
  const freeFireId = newFreeFireId();
  const form = registrationForm(page);
  await openListWith(page, tournament);
  await page.goto(`/register/${tournament.id}`);
  await expect(form.country).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.goto(`/register/${tournament.id}`);
  await form.fill(freeFireId);
  await form.submit.click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.reload();
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText(SENT)).toBeHidden();
  expect(await tournament.registrations()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText('Se envió sola cuando volvió la señal.')).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, answers: { nick: 'AnaFF', pais: 'México' } }]);
});

test('an unsent registration is retried and reported on any screen, and stored once', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  let isBack = false;
  // The server gets each request; the answers are dropped until the network returns.
  await page.route(REGISTRATIONS, async (route) => {
    const response = await route.fetch();
    return isBack ? route.fulfill({ response }) : route.abort();
  });
  await form.submit.click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await expect(page).toHaveURL('/tournament-history');
  // A phone doesn't always notice that its signal is back.
  isBack = true;
  await expect(page.getByText('Volvió la señal y tu inscripción llegó.')).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(1);
});
