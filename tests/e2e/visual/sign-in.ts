import { expect, type Page } from '@playwright/test';
import { type LoginStep, paths } from '../../../web/src/lib/addresses/paths.ts';
import type { VisualState } from './visual-state.ts';

async function shown(page: Page): Promise<void> {
  await expect(page.locator('form button[type=submit]')).toBeVisible();
}

async function refused(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

const steps: readonly (LoginStep | undefined)[] = [undefined, 'enlace', 'clave', 'equipo', 'registro'];

export const signIn: readonly VisualState[] = [
  { picture: 'login', path: '/login', until: shown },
  ...steps.map((step) => ({ path: paths.login(step), until: shown, act: refused })),
];
