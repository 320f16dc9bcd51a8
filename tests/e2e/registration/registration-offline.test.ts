import { errorText } from '@arena/domain';
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
  await expect(form.role).toBeVisible();
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
  expect(await tournament.registrations()).toMatchObject([{ freeFireId, answers: { nick: 'AnaFF', rol: 'Rusher' } }]);
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

test('a registration refused after its form was left waits on every screen until it is corrected', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  const unsent = page.getByRole('region', { name: 'Sin enviar' });
  let isBack = false;
  const json = { success: false, error: errorText.already_registered, code: 'already_registered' };
  await page.route(REGISTRATIONS, (route) => (isBack ? route.fulfill({ status: 409, json }) : route.abort()));
  await form.submit.click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await expect(unsent).toContainText(`Tu inscripción en ${tournament.name}`);
  isBack = true;
  await expect(unsent).toContainText(errorText.already_registered);
  // Another tab knows nothing of this one's session.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await expect(unsent).toContainText(errorText.already_registered);
  await unsent.getByRole('link', { name: 'Corregir' }).click();
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await expect(form.freeFireId).toHaveAccessibleDescription(new RegExp(errorText.already_registered));
  await expect(form.nick).toHaveValue('AnaFF');
  await expect(unsent).toBeHidden();

  await page.unroute(REGISTRATIONS);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Mi lugar' }).first()).toBeVisible();
  await expect(unsent).toBeHidden();
  expect(await tournament.registrations()).toMatchObject([{ freeFireId }]);
});

test('a refused registration is sent again by a tap, from any screen', async ({ page, makeTournament }) => {
  const tournament = await makeTournament({ maxPlayers: 2 });
  const { form, freeFireId } = await filledForm(page, tournament);
  const unsent = page.getByRole('region', { name: 'Sin enviar' });
  let isBack = false;
  await page.route(REGISTRATIONS, (route) => (isBack ? route.continue() : route.abort()));
  await form.submit.click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await tournament.change({ currentPlayers: 2 });
  isBack = true;
  await expect(unsent).toContainText(errorText.tournament_full);
  await tournament.change({ currentPlayers: 0 });
  await unsent.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(unsent).toBeHidden();
  await expect.poll(() => tournament.registrations()).toMatchObject([{ freeFireId }]);
});

test('a registration of a former version is shown as text, to copy or to discard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const body = { apodo: 'Sombra', torneo: 'copa' };
    const kept = JSON.stringify({ version: 1, at: new Date().toISOString(), body });
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('outbox:registration::former', kept);
    sessionStorage.setItem('begun', 'true');
  });
  await page.goto('/tournaments');
  const unsent = page.getByRole('region', { name: 'Sin enviar' });
  await expect(unsent).toContainText('Tu inscripción');
  await expect(unsent).toContainText('apodo: Sombra');
  await unsent.getByRole('button', { name: 'Copiar lo que escribiste' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('apodo: Sombra');
  await unsent.getByRole('button', { name: 'Descartar' }).click();
  await expect(unsent).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(unsent).toBeHidden();
});
