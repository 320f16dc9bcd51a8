import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, FAILED, field, REQUIRED, SENT, sendButton, type TestForm, test } from './public-form-page.ts';

const LONG = 'palabra larguísima y espectacular '.repeat(6).trim();
const UNBROKEN = 'x'.repeat(120);

const everyType = [
  field('nick', 'text', { required: true, placeholder: 'Tu nombre en el juego' }),
  field('correo', 'email'),
  field('telefono', 'phone'),
  field('nivel', 'number'),
  field('desde', 'date'),
  field('ideas', 'textarea', { label: LONG, placeholder: LONG }),
  field('mapa', 'select', { options: ['Bermuda', LONG] }),
  field('modo', 'radio', { required: true, options: ['Solo', LONG, UNBROKEN] }),
  field('dias', 'checkbox', { required: true, options: ['Viernes', LONG] }),
  field('nota', 'rating', { required: true }),
  field('otra', 'rating'),
];

async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured once they have arrived.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(view);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Campo nick').fill('Sombra');
  await page.getByText('Solo').click();
  await page.getByText('Viernes').click();
  await page.getByRole('group', { name: 'Campo nota' }).getByRole('radio', { name: '4 de 5' }).check();
  await page.getByRole('group', { name: 'Campo otra' }).getByRole('radio', { name: '2 de 5' }).check();
}

/** What must hold on a phone and on a desk alike; called by a test file of each. */
export function testReach(): void {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const states: [string, (page: Page, form: TestForm) => Promise<void>][] = [
    ['to be filled in', (_, form) => form.open()],
    [
      'with messages',
      async (page, form) => {
        await form.open();
        await sendButton(page).click();
        await expect(page.getByText(REQUIRED)).toHaveCount(4);
      },
    ],
    [
      'filled in',
      async (page, form) => {
        await form.open();
        await fillIn(page);
      },
    ],
    [
      'refused',
      async (page, form) => {
        await form.open();
        await fillIn(page);
        await form.change({ isActive: false });
        await sendButton(page).click();
        await expect(page.getByRole('alert')).toContainText(FAILED);
      },
    ],
    [
      'sent',
      async (page, form) => {
        await page.clock.install();
        await form.open();
        await fillIn(page);
        await sendButton(page).click();
        await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
      },
    ],
    [
      'closed',
      async (page, form) => {
        await form.change({ isActive: false });
        await page.goto(form.address);
        await expect(page.getByText('Este formulario no está disponible')).toBeVisible();
      },
    ],
    [
      'that could not be loaded',
      async (page, form) => {
        await page.route('**/api/forms/*', (route) => route.abort());
        await page.goto(form.address);
        await expect(page.getByText('Error al cargar el formulario')).toBeVisible();
      },
    ],
    [
      'on its way',
      async (page, form) => {
        await page.route('**/api/forms/*', () => {});
        await page.goto(form.address);
        await expect(page.getByText('Cargando formulario…')).toBeAttached();
      },
    ],
  ];

  for (const [name, reach] of states) {
    test(`a form ${name} is accessible and never wider than the screen`, async ({ page, makeForm }) => {
      const form = await makeForm(everyType, { title: 'Encuesta de la comunidad', description: LONG });
      await reach(page, form);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }

  test('a form that appears moves nothing', async ({ page, makeForm }) => {
    const form = await makeForm(everyType, { title: LONG, description: LONG });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await form.open();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() =>
      'shifts' in window && Array.isArray(window.shifts) ? window.shifts : [1],
    );
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });

  test('a form can be filled in, put right and sent with the keyboard alone', async ({ page, makeForm }) => {
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
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Prueba' })).toBeFocused();
  });
}
