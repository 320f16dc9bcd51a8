import type { Page } from '@playwright/test';
import { stay } from '../stay.ts';
import { expect, field, keptResponses, SENT, sendButton, test } from './public-form-page.ts';

const FORM = '**/api/forms/*';

test('a form shows its place until it comes, can be asked for again where it didn’t, and says whose it is', async ({
  page,
  makeForm,
}) => {
  const form = await makeForm([field('f', 'text')], { title: 'Encuesta', description: 'Dos minutos.' });
  const gone = Promise.withResolvers<void>();
  await page.route(FORM, async (route) => {
    await gone.promise;
    await route.abort();
  });
  await page.goto(form.address);
  await expect(page.getByText('Cargando formulario…')).toBeAttached();
  gone.resolve();
  const message = 'Error al cargar el formulario: Error de conexión. Verifica tu conexión a internet.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toBeVisible();

  await page.unroute(FORM);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByText('Cargando formulario…')).toHaveCount(0);
  await expect(page.getByText('Arena Libre / Formulario Público', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Encuesta' })).toBeVisible();
  await expect(page.getByText('Dos minutos.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page).toHaveURL('/');
});

/** Stays at the thanks by what the visitor does, and goes on to another response, away from which nobody is led. */
async function stayForAnother(page: Page, react: () => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { name: SENT });
  await expect(page.getByText('Te llevamos al inicio')).toBeVisible();
  await stay(page, react);
  await page.clock.runFor(10_000);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otra respuesta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba' })).toBeFocused();
  await page.clock.runFor(10_000);
}

test('what was sent is thanked for and leads home after three seconds, but not who taps, presses a key or scrolls', async ({
  page,
  makeForm,
}) => {
  await page.clock.install();
  const form = await makeForm([
    field('f', 'text', { required: true }),
    field('g', 'rating'),
    field('h', 'checkbox', { options: ['Solo', 'Dúo'] }),
  ]);
  await form.open();
  // From now on the test alone moves it: nobody is led away before they could say that they stay.
  await page.clock.pauseAt(Date.now() + 60_000);
  const name = page.getByLabel('Campo f');
  await name.fill('Sombra');
  await page.getByRole('radio', { name: '5 de 5' }).check();
  await page.getByText('Dúo').click();
  await sendButton(page).click();
  await stayForAnother(page, () => page.touchscreen.tap(20, 700));

  await expect(name).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const react of [() => page.keyboard.press('Tab'), () => page.mouse.wheel(0, 50)]) {
    await name.fill('Lince');
    await sendButton(page).click();
    await stayForAnother(page, react);
  }

  await name.fill('Zorro');
  await sendButton(page).click();
  const heading = page.getByRole('heading', { name: SENT });
  await expect(heading).toBeFocused();
  const thanks = 'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  const answers = (await keptResponses(page, form)).map((response) => response.answers);
  expect(answers).toEqual([{ f: 'Sombra', g: 5, h: ['Dúo'] }, { f: 'Lince' }, { f: 'Lince' }, { f: 'Zorro' }]);
  for (const left of ['2', '1']) {
    await page.clock.runFor(1_000);
    await expect(page.getByText(left, { exact: true })).toBeAttached();
  }
  await expect(heading).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/');
});
