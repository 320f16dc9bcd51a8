import { expect, test } from 'vitest';
import { errorText } from './errors.ts';

test('keeps the prescribed texts to the letter', () => {
  expect(errorText).toMatchObject({
    unauthenticated: 'No autorizado. Por favor inicia sesión nuevamente.',
    forbidden: 'No tienes permisos para realizar esta acción.',
    wrong_credentials: 'Credenciales incorrectas',
    not_found: 'Recurso no encontrado.',
    tournament_not_found: 'Torneo no encontrado',
    tournament_full: 'Este torneo ya no tiene cupos disponibles.',
    form_not_found: 'El formulario que buscas no existe o ha sido desactivado',
    no_linked_form: 'Error: Este torneo no tiene un formulario de inscripción configurado.',
    internal: 'Error interno del servidor. Intenta más tarde.',
  });
});

test.each(Object.entries(errorText))('%s has a text', (_code, text) => {
  expect(text).toMatch(/^\p{Lu}.+$/u);
});
