import { type Browser, chromium, type Page } from '@playwright/test';

/** A browser of one's own, beside the tests' runner. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--disable-gpu', '--disable-quic'],
  });
}

/** Signs in on the open screen for it, for longer than this visit. */
export async function signInAtDesk(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Recordarme').check();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor();
}
