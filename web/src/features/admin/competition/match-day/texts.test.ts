import { expect, test } from 'vitest';
import { substituteText } from './absence-text.ts';
import { isTooLate, releaseOf, roomText } from './room-text.ts';

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;

test.each<[string, string, string | null, string, boolean]>([
  ['a quarter of an hour before', '12:45', '13:00', '10:00', false],
  ['at its start', '13:00', '13:00', '10:00', false],
  ['in the evening, of one at noon', '18:45', '13:00', '10:00', true],
  ['at once, of one that should have begun', '13:10', '13:00', '13:10', false],
  ['a while after, of one that should have begun', '13:20', '13:00', '13:10', true],
  ['of one without a time', '18:45', null, '10:00', false],
])('a room that is seen %s', (_what, release, start, now, expected) => {
  const startsAt = start === null ? null : at(start);
  expect(isTooLate(at(release), { startsAt }, new Date(at(now)))).toBe(expected);
});

test.each([
  ['a quarter of an hour before its match', at('13:00'), at('12:45')],
  ['at once where that has no time', null, at('10:00')],
])('a room shows %s', (_, startsAt, release) => {
  expect(releaseOf({ startsAt }, new Date(at('10:00')))).toBe(release);
});

test('a room reads as a message', () => {
  expect(roomText('Partida 2', { roomId: '812', password: 'caracol' })).toBe(
    '*Partida 2*\nID de la sala: 812\nContraseña: caracol',
  );
});

test('the message to a substitute says what to do, and until when', () => {
  const offer = { name: 'Luna', until: '2026-11-21T02:15:00.000Z' };
  const text = substituteText({ name: 'Copa Norte' }, offer, 'America/Mexico_City', 'https://arena.test');
  expect(text).toMatch(
    /^¡Hola, Luna! Alguien no llegó a su sala en Copa Norte.*https:\/\/arena\.test\/mi-lugar.*20:15/,
  );
});
