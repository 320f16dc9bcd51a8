import { expect, type Page } from '@playwright/test';
import type { TestAccount } from '../../fixtures/people/accounts.ts';

/** Page object of the sign-in screens. */
export function sessionPage(page: Page) {
  const password = page.getByLabel('Contraseña', { exact: true });
  return {
    email: page.getByLabel('Correo'),
    password,
    submit: page.getByRole('button', { name: 'Iniciar sesión' }),
    alert: page.getByRole('alert'),
    panel: page.getByRole('heading', { name: 'Panel de Administración' }),
    adminLink: page.getByRole('link', { name: 'Admin', exact: true }),
    signOutButton: page.getByRole('button', { name: 'Cerrar Sesión' }),
    remember: page.getByLabel('Recordarme'),
    toast: (text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text),

    async fill(account: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
      await page.getByLabel('Correo').fill(account.email);
      await password.fill(account.password);
    },

    /** Signs in from `/login` and waits for the panel. */
    async signIn(account: Pick<TestAccount, 'email' | 'password'>, { remember = false } = {}): Promise<void> {
      await page.goto('/login');
      await this.fill(account);
      if (remember) await this.remember.check();
      await this.submit.click();
      await expect(this.panel).toBeVisible();
    },

    async logInLocally(username: string, secret: string): Promise<void> {
      await page.goto('/login?paso=equipo');
      await page.getByLabel('Usuario').fill(username);
      await password.fill(secret);
      await page.getByRole('button', { name: 'Entrar' }).click();
    },

    async signOut(): Promise<void> {
      await this.signOutButton.click();
      await expect(page).toHaveURL('/');
    },
  };
}
