import type { Page } from '@playwright/test';
import {
  expect,
  field,
  keptResponses,
  ON_ITS_WAY,
  REQUIRED,
  SENT,
  sendButton,
  type TestForm,
  test,
  waiting,
} from './public-form-page.ts';

const OPTIONS = { options: ['Bermuda', 'Kalahari', 'Alpine'] };
const WRITTEN = {
  text: 'Sombra ñandú',
  email: 'sombra@example.com',
  phone: '+52 (55) 1234-5678',
  number: '-2.5',
  date: '2026-05-05',
  holograma: 'un tipo que nadie conoce',
  textarea: 'Primera\nsegunda',
  select: 'Kalahari',
};
const ANSWERS = { ...WRITTEN, radio: 'Alpine', rating: 4, checkbox: ['Bermuda', 'Alpine'] };
const TYPES = Object.keys(ANSWERS);

const labelled = (page: Page, type: string) => page.getByLabel(`Campo ${type}`, { exact: true });
const group = (page: Page, type: string) => page.getByRole('group', { name: `Campo ${type}` });
const toTake = (page: Page, rating: number) => page.getByRole('radio', { name: `${rating} de 5` });

/** Types answers into all fields except the last two. */
async function fillWhatIsFirst(page: Page): Promise<void> {
  for (const type of ['text', 'email', 'phone', 'number', 'holograma'] as const) {
    await labelled(page, type).pressSequentially(WRITTEN[type]);
  }
  await labelled(page, 'date').pressSequentially('05052026');
  await labelled(page, 'textarea').pressSequentially(WRITTEN.textarea);
  await labelled(page, 'select').selectOption(WRITTEN.select);
  await group(page, 'radio').getByText('Alpine').click();
}

async function fillTheRest(page: Page): Promise<void> {
  await toTake(page, 4).check();
  for (const name of ['Alpine', 'Bermuda', 'Kalahari', 'Kalahari']) {
    await group(page, 'checkbox').getByText(name).click();
  }
}

async function expectFilled(page: Page): Promise<void> {
  for (const [type, value] of Object.entries(WRITTEN)) await expect(labelled(page, type)).toHaveValue(value);
  await expect(group(page, 'radio').getByRole('radio', { checked: true })).toHaveAccessibleName('Alpine');
  await expect(toTake(page, 4)).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
}

test('a form marks missing answers, survives a reload, and stores the same response locally and on the server', async ({
  page,
  makeForm,
}) => {
  const form = await makeForm(
    TYPES.map((type) => field(type, type, { required: true, ...OPTIONS })),
    { title: 'Encuesta', description: 'Dos minutos.' },
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await form.open();
  await expect(page).toHaveTitle('Encuesta · Arena Libre');
  await expect(page.getByText('Dos minutos.')).toBeVisible();
  await expect(page.getByText('Arena Libre / Formulario Público', { exact: true })).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(TYPES.length);
  await expect(labelled(page, 'text')).toBeFocused();
  await fillWhatIsFirst(page);
  await sendButton(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
  await expect(toTake(page, 1)).toBeFocused();
  expect(await form.responses()).toEqual([]);

  await fillTheRest(page);
  expect(asked.filter((address) => /\/api\/forms|Sombra/.test(address))).toEqual([]);
  await page.reload();
  await expectFilled(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expect(page.getByText(ON_ITS_WAY)).toBeHidden();
  const [collected] = await form.responses();
  expect(collected).toMatchObject({ answers: ANSWERS });
  expect(await keptResponses(page, form)).toMatchObject([{ id: collected?.id, answers: ANSWERS }]);
  expect(await waiting(page)).toBe(0);

  await page.reload();
  await expect(labelled(page, 'text')).toHaveValue('');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  // Scroll positions contain nothing that was typed.
  expect(kept.filter((key) => key !== 'places')).toEqual([]);
});

/** Opens a form that its page does not contain and that fails to load at first. */
async function openAtSecondTry(page: Page, { address }: TestForm): Promise<void> {
  const shell = await (await page.request.get('/app.html')).body();
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.route('**/api/forms/*', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText(/^Error al cargar el formulario: Error de conexión\./)).toBeVisible();
  await page.unroute('**/api/forms/*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(sendButton(page)).toBeVisible();
}

test('an offline response is delivered once despite a double tap and two open tabs', async ({
  page,
  context,
  makeForm,
}) => {
  const form = await makeForm([field('f', 'text')]);
  const other = await context.newPage();
  await other.goto('/tournament-history');
  await openAtSecondTry(page, form);
  await page.getByLabel('Campo f').fill('Sombra');
  await context.setOffline(true);
  await sendButton(page).dblclick();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  expect(await form.responses()).toEqual([]);
  let deliveries = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/responses')) deliveries += 1;
  });
  await context.setOffline(false);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(deliveries).toBe(1);
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Sombra' }]);
});

test('a response refused after its form was left opens with its answers, and the next one replaces it', async ({
  page,
  makeForm,
}) => {
  const form = await makeForm([field('f', 'text')]);
  const unsent = page.getByRole('region', { name: 'Sin enviar' });
  await form.open();
  await page.getByLabel('Campo f').fill('Sombra');
  const fields = { 'answers.f': 'Escribe otro nombre' };
  const json = { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields };
  let isBack = false;
  await page.route('**/responses', (route) => (isBack ? route.fulfill({ status: 400, json }) : route.abort()));
  await sendButton(page).click();
  await expect(page.getByText(ON_ITS_WAY)).toBeVisible();
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(unsent).toContainText('Tu respuesta a «Prueba»');
  isBack = true;
  await expect(unsent).toContainText('Revisa los campos marcados.');
  await page.unroute('**/responses');
  await unsent.getByRole('link', { name: 'Corregir' }).click();
  await expect(page.getByLabel('Campo f')).toHaveValue('Sombra');
  await expect(page.getByLabel('Campo f')).toHaveAccessibleDescription(/Escribe otro nombre/);
  await page.getByLabel('Campo f').fill('Sombra II');
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await waiting(page)).toBe(0);
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Sombra II' }]);
});
