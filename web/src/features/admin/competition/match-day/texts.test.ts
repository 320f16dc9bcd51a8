import { expect, test } from 'vitest';
import { substituteText } from './absence-text.ts';
import { isTooLate, releaseOf, roomText } from './room-text.ts';

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;

test.each<[string, string, string | null, string, boolean]>([
  ['fifteen minutes before the start is accepted', '12:45', '13:00', '10:00', false],
  ['at the start is accepted', '13:00', '13:00', '10:00', false],
  ['hours after the start is too late', '18:45', '13:00', '10:00', true],
  ['right now is accepted for an overdue match', '13:10', '13:00', '13:10', false],
  ['ten minutes from now is too late for an overdue match', '13:20', '13:00', '13:10', true],
  ['is never too late for a match without a time', '18:45', null, '10:00', false],
])('a release %s', (_what, release, start, now, expected) => {
  const startsAt = start === null ? null : at(start);
  expect(isTooLate(at(release), { startsAt }, new Date(at(now)))).toBe(expected);
});

test.each([
  ['fifteen minutes before its match', at('13:00'), at('12:45')],
  ['now if its match has no time', null, at('10:00')],
])('releases a room code %s', (_, startsAt, release) => {
  expect(releaseOf({ startsAt }, new Date(at('10:00')))).toBe(release);
});

test('formats a room as a message', () => {
  expect(roomText('Partida 2', { roomId: '812', password: 'caracol' })).toBe(
    '*Partida 2*\nID de la sala: 812\nContraseña: caracol',
  );
});

test('the message to a substitute has the link and the deadline', () => {
  const offer = { name: 'Luna', until: '2026-11-21T02:15:00.000Z' };
  const text = substituteText({ name: 'Copa Norte' }, offer, 'America/Mexico_City', 'https://arena.test');
  expect(text).toMatch(
    /^¡Hola, Luna! Alguien no llegó a su sala en Copa Norte.*https:\/\/arena\.test\/mi-lugar.*20:15/,
  );
});
