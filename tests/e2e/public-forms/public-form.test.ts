import type { Locator, Page } from '@playwright/test';
import { expect, field, REQUIRED, SENT, sendButton, test } from './public-form-page.ts';

const OPTIONS = { options: ['Bermuda', 'Kalahari', 'Alpine'] };

interface TypedCase {
  type: string;
  /** Fills the field the way a player does. */
  fill: (control: Locator, page: Page) => Promise<void>;
  answer: unknown;
}

const typed = (text: string) => async (group: Locator) => {
  await group.getByLabel('Campo f').pressSequentially(text);
};

const valid: TypedCase[] = [
  { type: 'text', fill: typed('Sombra ñandú'), answer: 'Sombra ñandú' },
  { type: 'email', fill: typed('sombra@example.com'), answer: 'sombra@example.com' },
  { type: 'phone', fill: typed('+52 (55) 1234-5678'), answer: '+52 (55) 1234-5678' },
  { type: 'number', fill: typed('-2.5'), answer: '-2.5' },
  { type: 'date', fill: typed('05052026'), answer: '2026-05-05' },
  { type: 'holograma', fill: typed('un tipo que nadie conoce'), answer: 'un tipo que nadie conoce' },
  {
    type: 'textarea',
    fill: async (form, page) => {
      await form.getByLabel('Campo f').pressSequentially('Primera');
      await page.keyboard.press('Enter');
      await page.keyboard.type('segunda');
    },
    answer: 'Primera\nsegunda',
  },
  {
    type: 'select',
    fill: async (form) => {
      await form.getByLabel('Campo f').selectOption('Kalahari');
    },
    answer: 'Kalahari',
  },
  { type: 'radio', fill: (form) => form.getByText('Alpine').click(), answer: 'Alpine' },
  {
    type: 'checkbox',
    fill: async (form) => {
      for (const name of ['Alpine', 'Bermuda', 'Kalahari', 'Kalahari']) await form.getByText(name).click();
    },
    answer: ['Bermuda', 'Alpine'],
  },
  { type: 'rating', fill: (form) => form.getByRole('radio', { name: '4 de 5' }).check(), answer: 4 },
];

for (const { type, fill, answer } of valid) {
  test(`a field of type ${type} takes a good answer`, async ({ page, makeForm }) => {
    const form = await makeForm([field('f', type, { required: true, ...OPTIONS })]);
    await form.open();
    await fill(page.locator('form'), page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: answer }]);
  });
}

test("a required field of any type can't be left empty", async ({ page, makeForm }) => {
  const form = await makeForm(valid.map(({ type }) => field(type, type, { required: true, ...OPTIONS })));
  await form.open();
  await sendButton(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(valid.length);
  await expect(page.getByLabel('Campo text', { exact: true })).toBeFocused();
  expect(await form.responses()).toEqual([]);
});

test('an optional field of any type can be left empty', async ({ page, makeForm }) => {
  const form = await makeForm(valid.map(({ type }) => field(type, type, OPTIONS)));
  await form.open();
  await expect(page.getByText('(opcional)', { exact: true })).toHaveCount(valid.length);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{}]);
});

const invalid = [
  { type: 'text', text: '   ', message: REQUIRED },
  { type: 'textarea', text: '  ', message: REQUIRED },
  { type: 'email', text: 'sombra@example', message: 'Ingresa un email válido' },
  { type: 'email', text: 'sombra', message: 'Ingresa un email válido' },
  { type: 'phone', text: '1234567', message: 'Ingresa un teléfono válido' },
  { type: 'phone', text: '55-llámame', message: 'Ingresa un teléfono válido' },
  { type: 'number', text: 'cuarenta', message: 'Ingresa un número válido' },
  { type: 'date', text: '05', message: 'Ingresa una fecha válida' },
];

test("a wrong answer is told beside its field once that is left, and isn't sent", async ({ page, makeForm }) => {
  const form = await makeForm(invalid.map(({ type }, index) => field(`f${index}`, type, { required: true })));
  await form.open();
  for (const [index, { text, message }] of invalid.entries()) {
    const control = page.getByLabel(`Campo f${index}`);
    await control.pressSequentially(text);
    await expect(control).toHaveAccessibleDescription('');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(control).toHaveAccessibleDescription(message);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  await sendButton(page).click();
  await expect(page.getByLabel('Campo f0')).toBeFocused();
  expect(await form.responses()).toEqual([]);
});

test('an answer longer than a response may hold is told so', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'textarea')]);
  await form.open();
  await page.getByLabel('Campo f').fill('a'.repeat(2_001));
  await sendButton(page).click();
  await expect(page.getByText('Usa 2000 caracteres como máximo')).toBeVisible();
});

test('a message goes as soon as its field is edited, and no other message goes', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'email'), field('g', 'text', { required: true })]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('sombra');
  await sendButton(page).click();
  await expect(page.getByText('Ingresa un email válido')).toBeVisible();
  await page.getByLabel('Campo f').press('x');
  await expect(page.getByText('Ingresa un email válido')).toBeHidden();
  await expect(page.getByText(REQUIRED)).toBeVisible();
});

test('the first field to correct takes the focus, wherever it is', async ({ page, makeForm }) => {
  const form = await makeForm([
    field('f', 'text'),
    field('g', 'rating', { required: true }),
    field('h', 'email', { required: true }),
  ]);
  await form.open();
  await sendButton(page).click();
  await expect(page.getByRole('radio', { name: '1 de 5' })).toBeFocused();
  await expect(page.getByText(REQUIRED)).toHaveCount(2);
});

test('leaving a wrong field by pressing send still presses send', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'email', { required: true })]);
  await form.open();
  await page.getByLabel('Campo f').pressSequentially('sombra@example.com');
  await page.getByLabel('Campo f').clear();
  // The message that leaving shows must not push the button away between the press and its release: one leaves later.
  const top = async () => (await sendButton(page).boundingBox())?.y ?? 0;
  const before = await top();
  await sendButton(page).hover();
  await page.mouse.down();
  await expect(page.getByLabel('Campo f')).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  await page.mouse.up();
  await expect(page.getByText(REQUIRED)).toBeVisible();
  await expect(page.getByLabel('Campo f')).toBeFocused();
});

test('an optional choice can be taken back', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'rating'), field('g', 'radio', OPTIONS)]);
  await form.open();
  await page.getByRole('radio', { name: '2 de 5' }).check();
  await page.getByText('Alpine').click();
  for (const group of ['Campo f', 'Campo g']) {
    const clear = page.getByRole('group', { name: group }).getByRole('button', { name: 'Quitar respuesta' });
    await clear.click();
    await expect(clear).toBeHidden();
  }
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{}]);
});

test('what the server finds wrong stands beside its field too', async ({ page, makeForm }) => {
  const form = await makeForm([field('f', 'select', OPTIONS), field('g', 'text')]);
  await form.open();
  await page.getByLabel('Campo f').selectOption('Alpine');
  await form.change({ fields: [field('f', 'select', { options: ['Bermuda'] }), field('g', 'text')] });
  await sendButton(page).click();
  await expect(page.getByLabel('Campo f')).toHaveAccessibleDescription('Elige una de las opciones');
  await expect(page.getByRole('alert')).toContainText('Error al enviar el formulario. Por favor, inténtalo de nuevo.');
  await expect(page.getByLabel('Campo f')).toBeFocused();

  // Blocked until it is put right.
  await sendButton(page).click();
  await expect(page.getByLabel('Campo f')).toBeFocused();
  await page.getByLabel('Campo f').selectOption('Bermuda');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([{ f: 'Bermuda' }]);
});
