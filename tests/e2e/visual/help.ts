import { expect, type Page } from '@playwright/test';
import { heading, text, type VisualState } from './visual-state.ts';

function found(query: string): VisualState['until'] {
  return async (page: Page) => {
    await page.getByRole('searchbox').pressSequentially(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  };
}

export const help: readonly VisualState[] = [
  { picture: 'faq', path: '/preguntas', until: heading('Preguntas frecuentes') },
  { picture: 'faq-answer', path: '/preguntas#trampas', until: text('Guarda una captura o un video') },
  { picture: 'faq-found', path: '/preguntas', until: heading('Preguntas frecuentes'), act: found('contraseña') },
  {
    picture: 'faq-nothing',
    path: '/preguntas',
    until: heading('Preguntas frecuentes'),
    act: found('zanahoria '.repeat(8)),
  },
  { picture: 'terms', path: '/terminos', until: heading('Términos y condiciones') },
  {
    picture: 'terms-section',
    path: '/terminos#datos-personales-y-menores',
    until: heading('Datos personales y menores de edad'),
  },
];
