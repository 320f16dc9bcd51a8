// The work that a player's browser does before it may register: done while the rules are read, and never noticed.
import { expect, test } from '../arena.ts';
import { filledForm, newFreeFireId, registrationForm, SENT } from './registration-form.ts';

const CHALLENGES = '**/api/challenges';

test('the proof is made while the rules are read, and the sending asks for no other', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.clock.install();
  const working = page.waitForEvent('worker');
  await page.goto(`/tournament-rules/${tournament.id}`);
  const worker = await working;
  // `npm run bench -- proof` says how long that takes on the cheapest phone.
  await worker.waitForEvent('close');
  await page.clock.fastForward(10_000);
  await page.getByLabel('He leído y acepto las reglas').check();
  await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();

  const form = registrationForm(page);
  await form.fill(newFreeFireId());
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/challenges')) asked += 1;
  });
  page.on('worker', () => {
    asked += 1;
  });
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(asked).toBe(0);
});

test('a browser that can not work beside the page registers all the same', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  const { form } = await filledForm(page, tournament);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a tournament that takes nobody asks for no work', async ({ page, makeTournament }) => {
  const tournament = await makeTournament({ maxPlayers: 2, currentPlayers: 2 });
  let asked = 0;
  await page.route(CHALLENGES, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto(`/tournament-rules/${tournament.id}`);
  await expect(page.getByText('Ya puedes aceptar las reglas.')).toBeAttached();
  expect(asked).toBe(0);
});
