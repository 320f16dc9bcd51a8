import type { Page } from '@playwright/test';
import { submission } from '../../fixtures/records/records.ts';
import { expect, type TestTournament, test } from '../arena.ts';
import { newFreeFireId } from '../registration/registration-form.ts';

/** Time on the visitor's phone between the reply that fills a tournament and the page that says so. */
const MOST = 5_000;
const POLLING = 30_000;

/** Registers a player by another phone, and resolves with the reply. */
async function register(page: Page, { id: tournamentId }: TestTournament): Promise<void> {
  const data = submission({ tournamentId, freeFireId: newFreeFireId() });
  const reply = await page.request.post('/api/registrations', { data });
  expect(reply.status()).toBe(200);
}

const seatsIn = (page: Page) => page.getByRole('img', { name: /cupos/ }).first();

/** Opens a tournament's page once the server's list has it, and holds the page's clock. */
async function open(page: Page, { id }: TestTournament, seats: string): Promise<void> {
  const list = async () => (await page.request.get('/tournaments')).text();
  await expect.poll(list, { timeout: 60_000 }).toContain(id);
  await page.goto(`/tournament/${id}`, { waitUntil: 'networkidle' });
  await expect(seatsIn(page)).toHaveAccessibleName(seats);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

const CATALOGUE = '**/catalogue/published';

/** Lets this much of a page's time pass, in which it reads the list again. */
async function readsWithin(page: Page, milliseconds: number): Promise<void> {
  const read = page.waitForResponse(CATALOGUE);
  await page.clock.runFor(milliseconds - 1_000);
  await (await read).finished();
  await page.clock.runFor(1_000);
}

test('a full tournament is full on an open page within 5 s of the reply that filled it; other counts wait for the usual poll', async ({
  visitor,
  context,
  makeTournament,
}) => {
  const scarce = await makeTournament({ maxPlayers: 48, currentPlayers: 47 });
  const ample = await makeTournament({ maxPlayers: 48, currentPlayers: 20 });
  const control = await context.newPage();
  await control.clock.install();
  await open(visitor, scarce, 'Queda 1 de 48 cupos');
  await open(control, ample, 'Quedan 28 de 48 cupos');

  await register(visitor, ample);
  await register(visitor, scarce);
  await readsWithin(visitor, MOST);
  await control.clock.runFor(MOST);
  await expect(seatsIn(visitor)).toHaveAccessibleName('Sin cupos: 48 de 48 ocupados');
  await expect(visitor.getByRole('button', { name: 'Torneo Completo' })).toBeDisabled();
  await expect(seatsIn(control)).toHaveAccessibleName('Quedan 28 de 48 cupos');

  await readsWithin(control, POLLING);
  await expect(seatsIn(control)).toHaveAccessibleName('Quedan 27 de 48 cupos');
});
