import type { Page } from '@playwright/test';
import { expect } from '../arena.ts';
import { heading, text, type VisualState } from './visual-state.ts';

const found = (query: string) => async (page: Page) => {
  await page.getByRole('searchbox').clear();
  await page.getByRole('searchbox').pressSequentially(query);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
};

export const help: readonly VisualState[] = [
  {
    picture: 'faq',
    path: '/preguntas',
    until: heading('Preguntas frecuentes'),
    next: { 'faq-found': found('contraseña'), 'faq-nothing': found('zanahoria '.repeat(8)) },
  },
  { picture: 'faq-answer', path: '/preguntas#trampas', until: text('Guarda una captura o un video') },
  { picture: 'terms', path: '/terminos', until: heading('Términos y condiciones') },
];
