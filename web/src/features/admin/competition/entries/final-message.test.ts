import { expect, test } from 'vitest';
import { cameMessage, finalMessage } from './final-message.ts';

const about = { name: 'Nube', tournament: 'Copa', address: 'https://arena.example/mi-lugar' };

test('tells a substitute the time of the final', () => {
  expect(cameMessage({ ...about, begins: '2026-11-22T02:50:00.000Z' })).toBe(
    '¡Hola, Nube! Se liberó un lugar y juegas la final de Copa: empieza el sáb 21 nov, 20:50 hora de México. ' +
      'Entra con tu enlace a https://arena.example/mi-lugar: ahí verás la sala. ' +
      '¿Perdiste tu enlace? Respóndenos y te mandamos otro.',
  );
});

test('tells an unconfirmed entry the deadline in the community’s zone', () => {
  expect(finalMessage({ ...about, closesAt: '2026-11-22T02:50:00.000Z' })).toBe(
    '¡Hola, Nube! Pasaste a la final de Copa. Confirma que la juegas: entra con tu enlace a ' +
      'https://arena.example/mi-lugar hasta el sáb 21 nov, 20:50 hora de México. Si no, tu lugar es de quien sigue. ' +
      '¿Perdiste tu enlace? Respóndenos y te mandamos otro.',
  );
});
