import type { Page } from '@playwright/test';
import { expect, fromNow, REGISTRATIONS, test } from '../arena.ts';
import { CONNECTION, filledForm, newFreeFireId, SENT } from './registration-form.ts';

test('two taps are one registration, the button says so meanwhile, and nothing of a registration stays in the browser once it is in', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(REGISTRATIONS, async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await form.submit.dblclick();
  await expect(form.sending).toBeDisabled();
  held.resolve();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(sent).toBe(1);
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  for (const typed of [freeFireId, 'correo.mx', 'Ana']) expect(kept).not.toContain(typed);
});

test('a reply that gets lost is asked for again, and nobody notices', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  let replies = 0;
  await page.route(REGISTRATIONS, async (route) => {
    replies += 1;
    // The server handles the first one; its answer never reaches the player.
    const reply = await route.fetch();
    return replies === 1 ? route.abort() : route.fulfill({ response: reply });
  });
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  // The second brought the proof that the first had used, unknown to the browser; so a third brought another.
  expect(replies).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(1);
});

test('after a long outage it is sent again by itself, from another page load, and the player is registered once', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  let isOutage = true;
  await page.route(REGISTRATIONS, async (route) => {
    if (!isOutage) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await form.submit.click();
  await expect(page.getByText(CONNECTION)).toContainText('se envía sola cuando vuelva la señal');
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);

  await page.reload();
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await expect(page.getByText('ya está inscrito')).toBeHidden();
  // Taking the route away could meet a request that it still holds.
  isOutage = false;
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 45_000 });
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(1);
});

test('a reload in the middle of sending loses neither what was typed nor the place', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ maxPlayers: 10, currentPlayers: 9 });
  const { form, freeFireId } = await filledForm(page, tournament);
  const written = Promise.withResolvers<void>();
  let sendings = 0;
  // Only the first answer never comes: without a route Chromium would let the request held here go on.
  await page.route(REGISTRATIONS, async (route) => {
    sendings += 1;
    if (sendings > 1) return route.continue();
    await route.fetch();
    written.resolve();
  });
  await form.submit.click();
  await written.promise;
  await page.reload();

  // The last place is taken, by this player: the form stays open for the answer.
  await expect(page.getByText('Tu envío anterior quedó sin respuesta.')).toBeVisible();
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
  expect(await tournament.currentPlayers()).toBe(10);
});

/** Keeps the answers to registrations from the page; `server` says whether the server hears them. */
async function outage(page: Page, server: 'hears' | 'is away') {
  let isOver = false;
  await page.route(REGISTRATIONS, async (route) => {
    if (isOver) return route.continue();
    if (server === 'hears') await route.fetch();
    return route.abort();
  });
  return {
    end: async () => {
      isOver = true;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}

const NEW_PHONE = '+52 55 8765 4321';
const UNCORRECTED = 'Tu inscripción llegó, pero sin lo que cambiaste después.';

test('what is corrected and sent again while it waits is what arrives', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  const lost = await outage(page, 'hears');
  await form.submit.click();
  await expect(page.getByText(CONNECTION)).toContainText('Si cambias algo, envíala otra vez.');
  await form.phone.fill(NEW_PHONE);
  await form.submit.click();
  await lost.end();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, phone: NEW_PHONE }]);
  expect(await tournament.currentPlayers()).toBe(1);
});

test('what is changed and not sent again while it waits is asked for, and is a correction then', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form } = await filledForm(page, tournament);
  const lost = await outage(page, 'hears');
  await form.submit.click();
  await expect(page.getByText(CONNECTION)).toBeVisible();
  await page.reload();
  await expect(page.getByText(CONNECTION)).toBeVisible();
  const freeFireId = newFreeFireId();
  await form.freeFireId.fill(freeFireId);
  await form.phone.fill(NEW_PHONE);
  await lost.end();
  await expect(page.getByText(UNCORRECTED)).toBeVisible();
  await expect(form.phone).toHaveValue(NEW_PHONE);
  await page.reload();
  await expect(form.phone).toHaveValue(NEW_PHONE);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, phone: NEW_PHONE }]);
  expect(await tournament.currentPlayers()).toBe(1);
});

test('what can’t be corrected any more says so, and that it arrived as it was before', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  const lost = await outage(page, 'hears');
  await form.submit.click();
  await expect(page.getByText(CONNECTION)).toBeVisible();
  await form.phone.fill(NEW_PHONE);
  await tournament.change({ registrationDeadline: fromNow(-1) });
  await form.submit.click();
  await lost.end();
  await expect(page.getByText(UNCORRECTED)).toContainText('Ya no se puede cambiar desde aquí.');
  await expect(form.phone).toHaveValue(NEW_PHONE);
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, phone: '+52 55 1234 5678' }]);
});

test('where what was sent first is refused, what is typed now is the registration', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId: others } = await filledForm(page, tournament);
  const lost = await outage(page, 'is away');
  await form.submit.click();
  await expect(page.getByText(CONNECTION)).toBeVisible();
  await tournament.register(others);
  const freeFireId = newFreeFireId();
  await form.freeFireId.fill(freeFireId);
  await form.submit.click();
  await lost.end();
  await expect(page.getByText(SENT)).toBeVisible();
  const ids = (await tournament.registrations()).map((one) => one.freeFireId);
  expect(ids.toSorted()).toEqual([others, freeFireId].toSorted());
});
