import { expect, test } from 'vitest';
import { resultMessage } from './result-message.ts';

const about = { name: 'Nube', tournament: 'Copa', table: 'https://arena.example/tournament/copa/standings' };
const second = { rank: 2, of: 32, points: 73, isTied: false, isTeam: false };

test.each([
  [second, 'Quedaste 2.º de 32 · 73 puntos'],
  [{ ...second, isTeam: true }, 'Tu equipo quedó 2.º de 32 · 73 puntos'],
])('tells a player their final result: %#', (result, told) => {
  expect(resultMessage(result, about)).toBe(
    `¡Hola, Nube! ${told} en Copa. Gracias por jugar: aquí está la tabla https://arena.example/tournament/copa/standings`,
  );
});
