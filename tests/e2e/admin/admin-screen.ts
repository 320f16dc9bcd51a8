import type { Page } from '@playwright/test';
import { expectSound } from '../reach.ts';
import { sessionPage } from '../session/session-page.ts';

export function adminScreen(page: Page) {
  return {
    page,
    session: sessionPage(page),
    /** The confirmation dialog. */
    dialog: page.getByRole('alertdialog'),
    toast: (text: string | RegExp) => page.getByRole('region', { name: 'Avisos' }).getByText(text),
    isSound: () => expectSound(page),
  };
}
