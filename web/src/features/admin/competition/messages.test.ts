import type { FinalResult, Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { plannedOf } from './competition-context.ts';
import {
  finalMessage,
  prizeMessage,
  resultMessage,
  roomMessage,
  seatMessage,
  substituteMessage,
  tableMessage,
} from './messages.ts';
import { sampleMatch, sampleStage, sampleView } from './samples.ts';

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

test('formats a room as a message', () => {
  expect(roomMessage('Partida 2', { roomId: '812', password: 'caracol' })).toBe(
    '*Partida 2*\nID de la sala: 812\nContraseña: caracol',
  );
});

test('the message to a substitute has the link and the deadline', () => {
  const offer = { name: 'Luna', until: '2026-11-21T02:15:00.000Z' };
  const text = seatMessage({ name: 'Copa Norte' }, offer, 'America/Mexico_City', 'https://arena.test');
  expect(text).toMatch(
    /^¡Hola, Luna! Alguien no llegó a su sala en Copa Norte.*https:\/\/arena\.test\/mi-lugar.*20:15/,
  );
});

const firstPlace = { rank: 1, of: 32, points: 73, isTied: false, isTeam: false };
const won = '$50 USD por tu 1.º lugar en Copa';
const theyWon = '$50 USD por su 1.º lugar en Copa';
const asked = 'Te lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieres recibirlo?';
const theyAreAsked = 'Lo entregamos a más tardar el dom 22 nov. ¿Cómo prefieren recibirlo?';
const buttons = 'toca «Ya lo recibí», o «No me llegó» si algo falló.';
const forfeited = 'por el 1.º lugar en Copa, $50 USD, no se entrega. Motivo: No respondió';

test.each<[Prize['state'], string | null, FinalResult | null, string]>([
  ['owed', null, null, `¡Felicidades, Nube! Ganaste ${won}. ${asked}`],
  ['owed', null, firstPlace, `¡Felicidades, Nube! Quedaste 1.º de 32 · 73 puntos en Copa y ganaste $50 USD. ${asked}`],
  ['owed', 'Rosa', null, `Hola, Rosa: Nube ganó ${theyWon}. ${theyAreAsked}`],
  ['owed', 'Rosa', firstPlace, `Hola, Rosa: Nube quedó 1.º de 32 · 73 puntos en Copa y ganó $50 USD. ${theyAreAsked}`],
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

function textOf(...matches: Parameters<typeof sampleView>[0]): string {
  const planned = plannedOf(sampleView(matches));
  return planned.tables.map((table) => tableMessage('Copa Rayo', table, planned)).join();
}

test('formats the table as a message with the points in bold', () => {
  expect(textOf(sampleMatch(1, 'official', 'BETO ANA CARO'), sampleMatch(2, 'provisional', 'BETO CARO ANA'))).toBe(
    [
      '*Copa Rayo*',
      'Final. Después de 2 partidas, 1 provisional.',
      '',
      '1. BETO: *24* (2 Booyahs, 0 bajas)',
      '2. CARO: *17* (0 Booyahs, 0 bajas)',
      '3. ANA: *17* (0 Booyahs, 0 bajas)',
    ].join('\n'),
  );
});

test('names the best entry that isn’t disqualified as the champion', () => {
  const view = sampleView([sampleMatch(1, 'official', 'BETO ANA CARO')], [sampleStage({ state: 'closed' })]);
  const entries = view.entries.map((one) => (one.id === 'BETO' ? { ...one, status: 'disqualified' as const } : one));
  const planned = plannedOf({ ...view, entries, competition: { ...view.competition, state: 'finished' } });
  const [table] = planned.tables;
  const lines = table === undefined ? [] : tableMessage('Copa Rayo', table, planned).split('\n').slice(3);
  expect(lines.map((line) => line.split(':')[0])).toEqual(['1. BETO', '2. ANA (campeón)', '3. CARO']);
});

test('says that no match was played yet', () => {
  expect(textOf(sampleMatch(1, 'scheduled'))).toContain('Final. Todavía sin partidas.');
});
