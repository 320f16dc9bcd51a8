import type { Page } from '@playwright/test';
import {
  countDeliveries,
  expect,
  FAILED,
  field,
  keptResponses,
  SENT,
  sendButton,
  test,
  waiting,
} from './public-form-page.ts';

const RESPONSES = '**/api/forms/*/responses';
const ON_ITS_WAY = 'La conexión falló: la entregamos sola en cuanto vuelva. No la envíes otra vez.';

test('a response reaches the server as it is kept here', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expect(page.getByText(ON_ITS_WAY)).toBeHidden();
  const [kept] = await keptResponses(page, form);
  const [collected] = await form.responses();
  expect(kept).toMatchObject({ id: collected?.id, answers: { f: 'Sombra' } });
  expect(await waiting(page)).toBe(0);
});

test('a response sent offline arrives once after the connection is back', async ({ page, context, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  expect(await form.responses()).toEqual([]);

  const deliveries = countDeliveries(page);
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBe(0);
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Sombra' }]);
  expect(deliveries()).toBe(1);
});

test('a response left over is delivered from any page of the site, later', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await page.route(RESPONSES, (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  await page.unroute(RESPONSES);
  await page.goto('/tournament-history');
  await expect.poll(() => waiting(page)).toBe(0);
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Sombra' }]);
});

test('a delivery is tried again by itself, without a reload', async ({ page, makeForm }) => {
  await page.clock.install();
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.route(RESPONSES, (route) => route.abort(), { times: 2 });
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  const waitingLater = async () => {
    await page.clock.runFor(10_000);
    return waiting(page);
  };
  await expect.poll(waitingLater).toBe(0);
  expect(await form.responses()).toHaveLength(1);
});

test('a response whose answer was lost is not collected twice', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.route(RESPONSES, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await form.responses()).toHaveLength(1);
  await page.unroute(RESPONSES);
  await page.goto('/');
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await form.responses()).toHaveLength(1);
});

/** Sends a response without a signal, beside another tab of the site, which it returns. */
async function sendUnheard(page: Page, form: { open(): Promise<unknown> }): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/tournament-history');
  await form.open();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  return other;
}

test('of two open tabs one delivers', async ({ page, context, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  const other = await sendUnheard(page, form);
  const deliveries = countDeliveries(page, other);
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(deliveries()).toBe(1);
  expect(await form.responses()).toHaveLength(1);
});

test('a response left in a tab that was closed is delivered by another', async ({ page, context, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  const other = await sendUnheard(page, form);
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => waiting(other)).toBe(0);
  expect(await form.responses()).toHaveLength(1);
});

test('a form closed meanwhile refuses, and the player is told at once', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await form.change({ isActive: false });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(page.getByRole('alert')).toContainText('El formulario que buscas no existe o ha sido desactivado');
  await expect(page.getByLabel('Campo f')).toHaveValue('Sombra');
  expect(await keptResponses(page, form)).toEqual([]);
  expect(await waiting(page)).toBe(0);
});

test('a response is kept where the network goes before what it is sent with has come', async ({ page, makeForm }) => {
  await page.route(/\/assets\/(proof\.worker|solve)-/, (route) => route.abort());
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await waiting(page)).toBe(1);
});

test('a response refused later is given up, and the player is told once', async ({ page, context, makeForm }) => {
  const form = await makeForm([field('f', 'text')], { title: 'Encuesta' });
  await form.open();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  await form.change({ isActive: false });
  await context.setOffline(false);
  const told = page.getByText('No pudimos entregar tu respuesta a «Encuesta».');
  await expect(told).toBeVisible();
  expect(await waiting(page)).toBe(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});

test('without anything to deliver the code that delivers is not loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/tournament-history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.filter((url) => url.includes('outbox-runner'))).toEqual([]);
});
