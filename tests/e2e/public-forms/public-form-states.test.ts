import type { Page } from '@playwright/test';
import { stay } from '../stay.ts';
import { expect, FAILED, field, keptResponses, SENT, sendButton, test } from './public-form-page.ts';

async function expectCard(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL('/');
}

test('a form shows whose it is, a way back and no navigation', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')], { title: 'Encuesta', description: 'Dos minutos.' });
  await form.open();
  await expect(page.getByText('Arena Libre / Formulario Público', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Encuesta' })).toBeVisible();
  await expect(page.getByText('Dos minutos.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a form that is on its way shows its place', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/forms/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(form.address);
  await expect(page.getByText('Cargando formulario…')).toBeAttached();
  answer();
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByText('Cargando formulario…')).toHaveCount(0);
});

for (const address of ['/form', '/form/']) {
  test(`${address} names no form, and asks the server for none`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/forms')) asked.push(request.url());
    });
    await page.goto(address);
    await expectCard(page, 'ID de formulario no válido');
    expect(asked).toEqual([]);
  });
}

for (const id of ['__reservado__', 'a.b', 'a'.repeat(65)]) {
  test(`'${id}' can't be the id of a form`, async ({ page }) => {
    await page.goto(`/form/${id}`);
    await expectCard(page, 'ID de formulario no válido');
  });
}

test('a form that does not exist', async ({ page }) => {
  await page.goto('/form/no-existe');
  await expectCard(page, 'El formulario que buscas no existe o ha sido desactivado');
});

test('a form that is closed', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')], { isActive: false });
  await page.goto(form.address);
  await expectCard(page, 'Este formulario no está disponible');
});

test('a form that could not be loaded, and then could', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')]);
  await page.route('**/api/forms/*', (route) => route.abort());
  await page.goto(form.address);
  const message = 'Error al cargar el formulario: Error de conexión. Verifica tu conexión a internet.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toBeVisible();
  await page.unroute('**/api/forms/*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(sendButton(page)).toBeVisible();
});

test('an answer without a form in it', async ({ page }) => {
  await page.route('**/api/forms/*', (route) => route.fulfill({ json: { success: true, data: null } }));
  await page.goto('/form/vacio');
  await expectCard(page, 'Formulario no encontrado');
});

test('a form that was sent says thanks and leads home after three seconds', async ({ page, makeForm }) => {
  await page.clock.install();
  const form = await makeForm([field('f', 'text')]);
  await form.open();
  await sendButton(page).click();
  const heading = page.getByRole('heading', { name: SENT });
  await expect(heading).toBeFocused();
  const thanks = 'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(heading).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});

const reactions: [string, (page: Page) => Promise<void>][] = [
  ['presses a key', (page) => page.keyboard.press('Tab')],
  ['touches the screen', (page) => page.touchscreen.tap(20, 700)],
  ['scrolls', (page) => page.mouse.wheel(0, 50)],
];

for (const [what, react] of reactions) {
  test(`a visitor who ${what} stays`, async ({ page, makeForm }) => {
    await page.clock.install();
    const form = await makeForm([field('f', 'text')]);
    await form.open();
    await sendButton(page).click();
    await expect(page.getByText('Te llevamos al inicio')).toBeVisible();
    await stay(page, () => react(page));
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  });
}

test('another response starts empty and nobody is led away from it', async ({ page, makeForm }) => {
  await page.clock.install();
  const form = await makeForm([
    field('f', 'text', { required: true }),
    field('g', 'rating'),
    field('h', 'checkbox', { options: ['Solo', 'Dúo'] }),
  ]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await page.getByRole('radio', { name: '5 de 5' }).check();
  await page.getByText('Dúo').click();
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Enviar otra respuesta' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Prueba' })).toBeFocused();
  await expect(page.getByLabel('Campo f')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.clock.runFor(10_000);
  await page.getByLabel('Campo f').pressSequentially('Lince');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const answers = (await keptResponses(page, form)).map((response) => response.answers);
  expect(answers).toEqual([{ f: 'Sombra', g: 5, h: ['Dúo'] }, { f: 'Lince' }]);
});

test('what was typed survives a reload, and is gone once it is sent', async ({ page, makeForm }) => {
  const form = await makeForm([
    field('f', 'text'),
    field('g', 'rating'),
    field('h', 'checkbox', { options: ['Solo', 'Dúo'] }),
    field('i', 'select', { options: ['Bermuda', 'Alpine'] }),
  ]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await page.getByRole('radio', { name: '3 de 5' }).check();
  await page.getByText('Dúo').click();
  await page.getByLabel('Campo i').selectOption('Alpine');
  await page.reload();
  await expect(page.getByLabel('Campo f')).toHaveValue('Sombra');
  await expect(page.getByRole('radio', { name: '3 de 5' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Dúo' })).toBeChecked();
  await expect(page.getByLabel('Campo i')).toHaveValue('Alpine');

  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Campo f')).toHaveValue('');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  // How far down one was on a screen says nothing of what was typed.
  expect(kept.filter((key) => key !== 'places')).toEqual([]);
});

test('a form that keeps its responses here stores them as specified and calls nobody', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')], { collectResponses: false, title: 'Local' });
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('arenalibre_forms') ?? 'null'));
  expect(stored).toEqual([
    {
      id: form.id,
      title: 'Local',
      description: '',
      isActive: true,
      fields: [field('f', 'text')],
      responses: [
        {
          id: expect.stringMatching(/^\d{13}-[0-9a-z]+$/),
          formId: form.id,
          answers: { f: 'Sombra' },
          submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
    },
  ]);
  expect(await form.responses()).toEqual([]);
});

test('a full storage loses nothing that was typed', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'text')], { collectResponses: false });
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('Sombra');
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`lleno-${size}-${count}`, 'x'.repeat(size));
      } catch {
        // Full at this size: go on with smaller pieces.
      }
    }
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByLabel('Campo f')).toHaveValue('Sombra');

  await page.evaluate(() => localStorage.clear());
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect((await keptResponses(page, form)).map(({ answers }) => answers)).toEqual([{ f: 'Sombra' }]);
});
