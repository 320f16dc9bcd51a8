import { expect, test } from 'vitest';
import { finalMessage, substituteMessage } from './final-message.ts';
import { resultMessage } from './result-message.ts';

const about = { name: 'Nube', tournament: 'Copa', address: 'https://arena.example/mi-lugar' };
const at = '2026-11-22T02:50:00.000Z';
const result = { rank: 2, of: 32, points: 73, isTied: false, isTeam: false };
const LOST = '¿Perdiste tu enlace? Toca «Perdí mi enlace» en «Mi lugar», o respóndenos y te mandamos otro.';

test.each([
  [
    'the deadline of the final in the community’s time zone',
    finalMessage({ ...about, closesAt: at }),
    `¡Hola, Nube! Pasaste a la final de Copa. Confirma que la juegas: entra con tu enlace a https://arena.example/mi-lugar hasta el sáb 21 nov, 20:50 hora de México. Si no, tu lugar es de quien sigue. ${LOST}`,
  ],
  [
    'the start of the final for a substitute',
    substituteMessage({ ...about, begins: at }),
    `¡Hola, Nube! Se liberó un lugar y juegas la final de Copa: empieza el sáb 21 nov, 20:50 hora de México. Entra con tu enlace a https://arena.example/mi-lugar: ahí verás la sala. ${LOST}`,
  ],
  [
    'the final result',
    resultMessage(result, { ...about, table: 'https://arena.example/tabla' }),
    '¡Hola, Nube! Quedaste 2.º de 32 · 73 puntos en Copa. Gracias por jugar: aquí está la tabla https://arena.example/tabla',
  ],
])('a message contains %s', (_, message, text) => {
  expect(message).toBe(text);
});
