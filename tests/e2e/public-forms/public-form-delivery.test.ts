import type { Page } from '@playwright/test';
import {
  countDeliveries,
  expect,
  field,
  ON_ITS_WAY,
  sendButton,
  type TestForm,
  test,
  waiting,
} from './public-form-page.ts';

const RESPONSES = '**/api/forms/*/responses';

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
async function sendUnheard(page: Page, form: TestForm): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/tournament-history');
  await form.open();
  await page.getByLabel('Campo f').fill('Sombra');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  expect(await form.responses()).toEqual([]);
  return other;
}

test('a response sent offline arrives once when the connection is back: of two open tabs one delivers it', async ({
  page,
  context,
  makeForm,
}) => {
  const form = await makeForm([field('f', 'text')]);
  const other = await sendUnheard(page, form);
  const deliveries = countDeliveries(page, other);
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(deliveries()).toBe(1);
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Sombra' }]);
});

test('a response left in a tab that was closed is delivered by another', async ({ page, context, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  const other = await sendUnheard(page, form);
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => waiting(other)).toBe(0);
  expect(await form.responses()).toHaveLength(1);
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
