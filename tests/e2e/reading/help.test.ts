import type { Page } from '@playwright/test';
import { expect, test } from '../arena.ts';

const faq = (page: Page) => page.getByRole('dialog', { name: 'Preguntas frecuentes' });
const terms = (page: Page) => page.getByRole('dialog', { name: 'Términos y condiciones' });
const helpButton = (page: Page) => page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Busca tu duda' });
const questions = (page: Page) => faq(page).locator('details');
// At the end of the dialog a guard element moves the focus on.
const holdsFocus = (page: Page) => faq(page).evaluate((dialog) => dialog.contains(document.activeElement));
const named = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('the FAQ opens, traps the focus and returns it, with the keyboard alone', async ({ page }) => {
  await page.goto('/tournament-history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await helpButton(page).evaluate((link) => link === document.activeElement)) break;
  }
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/preguntas');
  await expect(page).toHaveTitle('Preguntas frecuentes · Arena Libre');
  await expect(faq(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('emulador');
  await page.keyboard.press('Tab');
  await expect(page.locator('#dispositivo summary')).toBeFocused();
  // Tab through the results, and back past the start.
  const controls = await faq(page).locator('a, button, input, summary').count();
  for (let step = 0; step < 2 * controls; step += 1) {
    await page.keyboard.press(step <= controls ? 'Tab' : 'Shift+Tab');
    await expect.poll(() => holdsFocus(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(faq(page)).toBeHidden();
  await expect(page).toHaveURL('/tournament-history');
  await expect(page).toHaveTitle('Historial · Arena Libre');
  await expect(helpButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  for (const leave of [() => page.getByRole('button', { name: 'Cerrar' }).click(), () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(faq(page)).toBeVisible();
    await leave();
    await expect(faq(page)).toBeHidden();
    await expect(page).toHaveURL('/tournament-history');
    await expect(helpButton(page)).toBeFocused();
  }
});

test('a question opens by its address, its link can be copied, and a search announces its results', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/preguntas#quitar-el-sonido');
  const question = named(page, 'quitar-el-sonido');
  await expect(page.getByText('Toca el botón de sonido')).toBeInViewport();
  await expect(question.locator('summary')).toBeFocused();
  await question.getByRole('link', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/preguntas#quitar-el-sonido`);
  await expect(faq(page)).toBeVisible();

  const count = await questions(page).count();
  expect(count).toBeGreaterThanOrEqual(28);
  await search(page).fill('contraseña');
  await expect(faq(page).getByRole('status')).toHaveText('1 respuesta');
  await expect(questions(page)).toHaveCount(1);
  await search(page).fill('zanahoria');
  await page.getByRole('button', { name: 'Ver todas las preguntas' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(questions(page)).toHaveCount(count);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('sections of the terms open by address or from a question; Back returns to the question', async ({ page }) => {
  await page.goto('/terminos');
  const sections = terms(page).getByRole('heading', { level: 3 });
  await expect(sections).toHaveCount(10);
  const index = terms(page).getByRole('navigation', { name: 'Secciones' });
  await expect(index.getByRole('link')).toHaveCount(10);
  await index.getByRole('link', { name: 'Premios' }).click();
  await expect(page).toHaveURL('/terminos#premios');
  await expect(named(page, 'premios')).toBeFocused();
  await expect(sections.filter({ hasText: 'Premios' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');

  await helpButton(page).click();
  await page.getByText('Alguien hizo trampa o me insultó').click();
  await faq(page).getByRole('link', { name: 'Conducta y trampas' }).click();
  await expect(terms(page)).toBeVisible();
  await expect(named(page, 'conducta')).toBeInViewport();
  await page.goBack();
  await expect(faq(page)).toBeVisible();
  await page.goForward();
  await expect(terms(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});
