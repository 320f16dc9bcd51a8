import type { Page } from '@playwright/test';
import { expect, openListWith, REGISTRATIONS, type TestTournament, test, untilKept } from '../arena.ts';
import { filledForm, newFreeFireId, registrationForm, SENT } from './registration-form.ts';

test.use({ serviceWorkers: 'allow' });

const WAITING = /se envía sola cuando vuelva la señal/;

/** Opens the form on a phone that knows the tournament, and has the site kept for when there is no network. */
async function see(page: Page, tournament: TestTournament): Promise<void> {
  await openListWith(page, tournament);
  await page.goto(`/register/${tournament.id}`);
  await expect(registrationForm(page).country).toBeVisible();
  await untilKept(page);
}

test('a form that was seen before opens without a network, keeps what is typed, and is sent by itself once the signal is back', async ({
  page,
  context,
  makeTournament,
}) => {
  test.slow();
  const tournament = await makeTournament();
  const freeFireId = newFreeFireId();
  const form = registrationForm(page);
  await see(page, tournament);
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

test('what waits for a signal is sent from whatever screen one is on, once, and said there', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  let isBack = false;
  // The server hears each of them; until the signal is back no answer gets through.
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
