import { afterEach, expect, test } from 'vitest';
import { fromLocalText, toLocalText, weeksLater, weeksUntilNext, zoneHint } from './local-time.ts';

const usual = process.env.TZ;
afterEach(() => {
  process.env.TZ = usual;
});

test.each([
  ['America/Mexico_City', '2026-11-21T19:00', '2026-11-22T01:00:00.000Z'],
  ['America/Argentina/Buenos_Aires', '2026-11-21T22:00', '2026-11-22T01:00:00.000Z'],
  ['UTC', '2028-02-29T23:59', '2028-02-29T23:59:00.000Z'],
])('converts picker text to an instant and back in %s', (zone, text, instant) => {
  expect([fromLocalText(text, zone), toLocalText(instant, zone)]).toEqual([instant, text]);
});

test.each(['', 'mañana', '2026-11-21', '2026-13-01T10:00'])('returns no instant for %j', (text) => {
  expect(fromLocalText(text)).toBeNull();
});

test('an invalid instant leaves the picker empty', () => {
  expect([toLocalText(null), toLocalText('Por confirmar')]).toEqual(['', '']);
});

test.each(['America/Tijuana', 'America/Ciudad_Juarez', 'America/Santiago', 'America/Mexico_City'])(
  'a week later keeps the community’s time of day, read in %s',
  (zone) => {
    process.env.TZ = zone;
    // Saturdays at 19:00 in Mexico City. Tijuana turns its clocks back in between.
    expect(weeksLater('2026-11-01T01:00:00.000Z', 1)).toBe('2026-11-08T01:00:00.000Z');
    expect(weeksLater(null, 1)).toBeNull();
  },
);

test.each([
  ['one week after one of yesterday', '2026-11-20T00:00:00.000Z', 1],
  ['two weeks after one of exactly a week ago', '2026-11-14T12:00:00.000Z', 2],
  ['three weeks after one of twenty days ago', '2026-11-01T12:00:00.000Z', 3],
])('suggests the next edition %s', (_, date, weeks) => {
  expect(weeksUntilNext(date, new Date('2026-11-21T12:00:00Z'))).toBe(weeks);
});

test.each([
  ['America/Tijuana', '2026-11-21T19:00', 'Tu hora. En México: sáb 21 nov, 21:00'],
  ['America/Tijuana', '', 'Tu hora'],
  ['America/Mexico_City', '2026-11-21T19:00', 'Hora de México'],
])('says in %s which zone %j is in: %s', (zone, text, hint) => {
  expect(zoneHint(text, zone)).toBe(hint);
});
