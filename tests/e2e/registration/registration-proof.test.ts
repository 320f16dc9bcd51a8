// The work that a player's browser does before it may register: done while the rules are read, and never noticed.
import { expect, REGISTRATIONS, test } from '../arena.ts';
import { filledForm, newFreeFireId, registrationForm, SENT } from './registration-form.ts';

const CHALLENGES = '**/api/challenges';

test('the proof is made while the rules are read, and the sending asks for no other', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const working = page.waitForEvent('worker');
  await page.goto(`/tournament-rules/${tournament.id}`);
  const worker = await working;
  // `npm run bench -- proof` says how long that takes on the cheapest phone.
  await worker.waitForEvent('close');
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

test('a proof that the server turns down is replaced, and the player notices nothing', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  const proofs: (string | undefined)[] = [];
  await page.route(REGISTRATIONS, async (route, request) => {
    proofs.push(request.headers()['x-proof']);
    if (proofs.length > 1) return route.continue();
    // As one looks that grew old meanwhile: the server itself turns it down.
    return route.continue({ headers: { ...request.headers(), 'x-proof': 'viejo' } });
  });
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(new Set(proofs).size).toBe(2);
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
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
