import type { Page } from '@playwright/test';
import { stay } from '../stay.ts';
import { expect, field, keptResponses, SENT, sendButton, test } from './public-form-page.ts';

const FORM = '**/api/forms/*';

const LOST = 'Error al cargar el formulario: Error de conexión. Verifica tu conexión a internet.';

test('a form that isn’t in its page shows its place until it comes, and can be asked for again where it didn’t', async ({
  page,
  makeForm,
}) => {
  const form = await makeForm([field('f', 'text')]);
  const shell = await (await page.request.get('/app.html')).body();
  await page.route(form.address, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  const gone = Promise.withResolvers<void>();
  await page.route(FORM, async (route) => {
    await gone.promise;
    await route.abort();
  });
  await page.goto(form.address);
  await expect(page.getByText('Cargando formulario…')).toBeAttached();
  gone.resolve();
  await expect(page.getByText(LOST, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toBeVisible();

  await page.unroute(FORM);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByText('Cargando formulario…')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page).toHaveURL('/');
});

/** Stays at the thanks, and goes on to another response. */
async function stayForAnother(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: SENT });
  await expect(page.getByText('Te llevamos al inicio')).toBeVisible();
  await stay(page);
  await page.clock.runFor(10_000);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otra respuesta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba' })).toBeFocused();
  await page.clock.runFor(10_000);
}

test("leads home three seconds after sending, unless the visitor taps 'Quedarme aquí'", async ({ page, makeForm }) => {
  await page.clock.install();
  const form = await makeForm([
    field('f', 'text', { required: true }),
    field('g', 'rating'),
    field('h', 'checkbox', { options: ['Solo', 'Dúo'] }),
  ]);
  await form.open();
  // From now on the test alone moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  const name = page.getByLabel('Campo f');
  await name.fill('Sombra');
  await page.getByRole('radio', { name: '5 de 5' }).check();
  await page.getByText('Dúo').click();
  await sendButton(page).click();
  await stayForAnother(page);

  await expect(name).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await name.fill('Zorro');
  await sendButton(page).click();
  const heading = page.getByRole('heading', { name: SENT });
  await expect(heading).toBeFocused();
  const thanks = 'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  const answers = (await keptResponses(page, form)).map((response) => response.answers);
  expect(answers).toEqual([{ f: 'Sombra', g: 5, h: ['Dúo'] }, { f: 'Zorro' }]);
  // A tap beside the content stops nothing.
  await page.touchscreen.tap(4, 700);
  await page.keyboard.press('Tab');
  for (const left of ['2', '1']) {
    await page.clock.runFor(1_000);
    await expect(page.getByText(left, { exact: true })).toBeAttached();
  }
  await expect(heading).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/');
});
