import { expect, type Page } from '@playwright/test';
import { heading, type Look, text } from './look.ts';

function found(query: string): Look['until'] {
  return async (page: Page) => {
    await page.getByRole('searchbox').pressSequentially(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  };
}

/** What lies over a screen. */
export const help: readonly Look[] = [
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
