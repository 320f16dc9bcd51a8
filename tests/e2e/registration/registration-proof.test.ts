// The work that a player's browser does before it may register: done while the rules are read, and never noticed.
import { Purpose } from '@arena/domain/api';
import { readConfig } from '../../../functions/src/platform/config.ts';
import { DEMO_HASH_KEY } from '../../../scripts/demo/secrets.ts';
import { challengeFor } from '../../support/people/proofs.ts';
import { expect, REGISTRATIONS, test } from '../arena.ts';
import { newFreeFireId, registrationForm, SENT } from './registration-form.ts';

const CHALLENGES = '**/api/challenges';
/** By how much the cheapest phones are slower than a computer, as Chrome's own throttling has it. */
const LOW_TIER = 6;
const MOST_WAIT = 1_500;

test('on the cheapest phone the proof is there when the rules are read, and the button never waits for it', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LOW_TIER });
  // That slows the page, and not what works beside it: so there is as many times the work.
  const { proofWork } = readConfig({ HASH_KEY: DEMO_HASH_KEY });
  await page.route(CHALLENGES, async (route, request) => {
    const wanted = Purpose.parse(request.postDataJSON());
    const data = await challengeFor(wanted, { key: DEMO_HASH_KEY, work: LOW_TIER * proofWork });
    await route.fulfill({ json: { success: true, data } });
  });
  const working = page.waitForEvent('worker');
  await page.goto(`/tournament-rules/${tournament.id}`);
  const opened = Date.now();
  const worker = await working;
  let took = Number.NaN;
  worker.on('close', () => {
    took = Date.now() - opened;
  });
  await page.getByLabel('He leído y acepto las reglas').check();
  expect(took).toBeLessThan(10_000);
  await page.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();

  const form = registrationForm(page);
  await form.fill(newFreeFireId());
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/challenges')) asked += 1;
  });
  const sending = page.waitForRequest(REGISTRATIONS);
  const tapped = Date.now();
  await form.submit.click();
  const waited = await sending.then(() => Date.now() - tapped);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(asked).toBe(0);
  expect(waited).toBeLessThan(MOST_WAIT);
  test.info().annotations.push({ type: 'figures', description: `proof after ${took} ms, sent after ${waited} ms` });
  process.stdout.write(`  Low tier: the proof was there after ${took} ms; from the tap to the sending ${waited} ms\n`);
});

test('a proof that the server turns down is replaced, and the player notices nothing', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.goto(`/register/${tournament.id}`);
  const form = registrationForm(page);
  const freeFireId = newFreeFireId();
  await form.fill(freeFireId);
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
  await page.goto(`/register/${tournament.id}`);
  const form = registrationForm(page);
  await form.fill(newFreeFireId());
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
