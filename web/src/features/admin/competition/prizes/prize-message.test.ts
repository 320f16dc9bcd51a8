import type { FinalResult, Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { prizeMessage } from './prize-message.ts';

const first = { rank: 1, of: 32, points: 73, isTied: false, isTeam: false };

test.each<[Prize['state'], string | null, FinalResult | null, string]>([
  [
    'owed',
    null,
    null,
    '¡Felicidades, Nube! Ganaste $50 USD por tu 1.º lugar en Copa. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    'owed',
    null,
    first,
    '¡Felicidades, Nube! Quedaste 1.º de 32 · 73 puntos en Copa y ganaste $50 USD. Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?',
  ],
  [
    'owed',
    'Rosa',
    null,
    'Hola, Rosa: Nube ganó $50 USD por su 1.º lugar en Copa. Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?',
  ],
  [
    'owed',
    'Rosa',
    first,
    'Hola, Rosa: Nube quedó 1.º de 32 · 73 puntos en Copa y ganó $50 USD. Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?',
  ],
  [
    'sent',
    null,
    null,
    'Hola, Nube: te enviamos $50 USD por tu 1.º lugar en Copa. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.',
  ],
  [
    'sent',
    'Rosa',
    null,
    'Hola, Rosa: enviamos $50 USD, lo que Nube ganó por su 1.º lugar en Copa. En su enlace, Nube toca «Ya lo recibí», o «No me llegó» si algo falló.',
  ],
  [
    'forfeited',
    null,
    null,
    'Hola, Nube: tu premio por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió',
  ],
  [
    'forfeited',
    'Rosa',
    null,
    'Hola, Rosa: el premio de Nube por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió',
  ],
])(
  'a prize that is %s, to the winner or their guardian %s, with the result or without',
  (state, guardian, result, text) => {
    const prize = samplePrize({ state, reason: 'No respondió' });
    expect(prizeMessage(prize, { name: 'Nube', guardian, tournament: 'Copa', result })).toBe(text);
  },
);
