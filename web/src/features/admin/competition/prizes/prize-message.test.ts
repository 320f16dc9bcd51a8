import type { Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { prizeMessage } from './prize-message.ts';

test.each<[Prize['state'], string | null, string]>([
  [
    'owed',
    null,
    '¡Felicidades, Nube! Ganaste $50 USD por tu 1.º lugar en Copa. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    'sent',
    null,
    'Hola, Nube: te enviamos $50 USD por tu 1.º lugar en Copa. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.',
  ],
  [
    'owed',
    'Rosa',
    'Hola, Rosa: Nube ganó $50 USD por su 1.º lugar en Copa. Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?',
  ],
  [
    'sent',
    'Rosa',
    'Hola, Rosa: enviamos $50 USD, lo que Nube ganó por su 1.º lugar en Copa. En su enlace, Nube toca «Ya lo recibí», o «No me llegó» si algo falló.',
  ],
  ['forfeited', null, 'Hola, Nube: tu premio por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió'],
  [
    'forfeited',
    'Rosa',
    'Hola, Rosa: el premio de Nube por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió',
  ],
])('the message about a prize that is %s, to the winner or their guardian: %s', (state, guardian, text) => {
  expect(
    prizeMessage(samplePrize({ state, reason: 'No respondió' }), {
      name: 'Nube',
      guardian,
      tournament: 'Copa',
      result: null,
    }),
  ).toBe(text);
});

const first = { rank: 1, of: 32, points: 73, isTied: false, isTeam: false };

test.each([
  [
    first,
    null,
    '¡Felicidades, Nube! Quedaste 1.º de 32 · 73 puntos en Copa y ganaste $50 USD. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    { ...first, isTeam: true },
    null,
    '¡Felicidades, Nube! Tu equipo quedó 1.º de 32 · 73 puntos en Copa y ganaste $50 USD. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    first,
    'Rosa',
    'Hola, Rosa: Nube quedó 1.º de 32 · 73 puntos en Copa y ganó $50 USD. Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?',
  ],
])('the first message about a prize tells the final result: %#', (result, guardian, text) => {
  expect(prizeMessage(samplePrize({ state: 'owed' }), { name: 'Nube', guardian, tournament: 'Copa', result })).toBe(
    text,
  );
});
