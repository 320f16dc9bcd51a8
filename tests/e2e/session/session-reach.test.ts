import type { Page, Response } from '@playwright/test';
import { expect, test } from './session.ts';

/** Lists accessible names in tab order. */
async function tabOrder(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const text =
        focused.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join() || focused.textContent);
      return text?.trim() ?? '';
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
}

test('an admin signs in and out by keyboard only; the sign-in page loads no Firestore code', async ({
  page,
  admin,
  session,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  await page.goto('/login');
  await expect(session.email).toBeVisible();
  const names = await tabOrder(page);
  const form = ['Correo', 'Contraseña', 'Mostrar contraseña', 'Recordarme', 'Soy la cuenta dueña del sitio'];
  expect(names.filter((name) => form.includes(name))).toEqual(form);
  const further = ['Iniciar sesión', 'Olvidé mi contraseña', 'Continuar con Google', 'Acceso del equipo'];
  expect(names).toEqual(expect.arrayContaining(further));
  expect(names.filter((name) => /^(Enlace por correo|Usuario compartido|Pedir acceso)/i.test(name))).toHaveLength(3);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loaded.map((response) => response.text()));
  expect(scripts.filter((script) => script.includes('identitytoolkit'))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes('google.firestore.v1.Firestore'))).toEqual([]);

  const { keyboard } = page;
  await session.email.focus();
  await keyboard.type(admin.email);
  await keyboard.press('Tab');
  await keyboard.type(admin.password);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(session.password).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(session.remember).toBeChecked();
  await session.password.press('Enter');
  await expect(session.panel).toBeFocused();
  // It comes after today's summary and the parts of the admin area.
  const isThere = () => session.signOutButton.evaluate((one) => one === document.activeElement);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await keyboard.press('Tab');
  await expect(session.signOutButton).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
