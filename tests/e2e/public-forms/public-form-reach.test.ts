import { expect, field, SENT, test } from './public-form-page.ts';

test('a form can be filled in, corrected and sent with the keyboard alone', async ({ page, makeForm }) => {
  await page.clock.install();
  const form = await makeForm([
    field('nick', 'text', { required: true }),
    field('correo', 'email'),
    field('mapa', 'select', { options: ['Bermuda', 'Kalahari'] }),
    field('modo', 'radio', { options: ['Solo', 'Dúo'] }),
    field('dias', 'checkbox', { options: ['Viernes', 'Sábado'] }),
    field('nota', 'rating', { required: true }),
  ]);
  await form.open();
  const { keyboard } = page;
  const focused = page.locator(':focus');
  await keyboard.press('Tab');
  await expect(focused).toHaveText('Volver');
  await keyboard.press('Tab');
  await keyboard.type('Sombra');
  await keyboard.press('Tab');
  await keyboard.type('sombra@');
  await keyboard.press('Tab');
  await expect(page.getByText('Ingresa un email válido')).toBeVisible();
  await keyboard.type('Kal');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(focused).toHaveText('Quitar respuesta');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await expect(focused).toHaveText('Enviar');
  await keyboard.press('Enter');

  await expect(page.getByLabel('Campo correo')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('example.com');
  await expect(page.getByText('Ingresa un email válido')).toBeHidden();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  expect((await form.responses()).map(({ answers }) => answers)).toEqual([
    { nick: 'Sombra', correo: 'sombra@example.com', mapa: 'Kalahari', modo: 'Dúo', dias: ['Sábado'], nota: 3 },
  ]);
  await keyboard.press('Tab');
  await expect(page.getByText('Quédate el tiempo que quieras.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar otra respuesta' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Prueba' })).toBeFocused();
  await expect(page.getByLabel('Campo nick')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a form breaks no rule of the Content-Security-Policy', async ({ page, makeForm }) => {
  const form = await makeForm([field('nick', 'text')]);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violated = `${violatedDirective} ${blockedURI}`;
    });
  });
  await form.open();
  await page.getByLabel('Campo nick').fill('Ana');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.violated)).toBeUndefined();
});
