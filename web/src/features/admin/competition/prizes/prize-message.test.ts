import type { FinalResult, Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { prizeMessage } from './prize-message.ts';

const first = { rank: 1, of: 32, points: 73, isTied: false, isTeam: false };
const won = '$50 USD por tu 1.º lugar en Copa';
const theyWon = '$50 USD por su 1.º lugar en Copa';
const asked = 'Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?';
const theyAreAsked = 'Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?';
const buttons = 'toca «Ya lo recibí», o «No me llegó» si algo falló.';
const forfeited = 'por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió';

test.each<[Prize['state'], string | null, FinalResult | null, string]>([
  ['owed', null, null, `¡Felicidades, Nube! Ganaste ${won}. ${asked}`],
  ['owed', null, first, `¡Felicidades, Nube! Quedaste 1.º de 32 · 73 puntos en Copa y ganaste $50 USD. ${asked}`],
  ['owed', 'Rosa', null, `Hola, Rosa: Nube ganó ${theyWon}. ${theyAreAsked}`],
  ['owed', 'Rosa', first, `Hola, Rosa: Nube quedó 1.º de 32 · 73 puntos en Copa y ganó $50 USD. ${theyAreAsked}`],
  ['sent', null, null, `Hola, Nube: te enviamos ${won}. Abre tu enlace y ${buttons}`],
  [
    'sent',
    'Rosa',
    null,
    `Hola, Rosa: enviamos $50 USD, lo que Nube ganó por su 1.º lugar en Copa. En su enlace, Nube ${buttons}`,
  ],
  ['forfeited', null, null, `Hola, Nube: tu premio ${forfeited}`],
  ['forfeited', 'Rosa', null, `Hola, Rosa: el premio de Nube ${forfeited}`],
])('the message about a prize that is %s, to its winner or their guardian: %#', (state, guardian, result, text) => {
  const prize = samplePrize({ state, reason: 'No respondió' });
  expect(prizeMessage(prize, { name: 'Nube', guardian, tournament: 'Copa', result })).toBe(text);
});
