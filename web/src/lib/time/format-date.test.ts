import { expect, it } from 'vitest';
import { clockIn, longDateIn, soonIn } from './format-date.ts';

const EVENING = '2026-11-22T01:00:00Z';

it.each([
  ['America/Mexico_City', '19:00 hora de México', 'sábado, 21 de noviembre de 2026, 19:00 (hora de México)'],
  ['America/Bogota', '20:00 tu hora', 'sábado, 21 de noviembre de 2026, 19:00 (hora de México, 20:00 tu hora)'],
  ['Europe/Madrid', '02:00 tu hora', 'sábado, 21 de noviembre de 2026, 19:00 en México (dom 02:00 tu hora)'],
])('shows a time with its time zone for a visitor in %s', (zone, clock, long) => {
  expect([clockIn(EVENING, zone), longDateIn(EVENING, zone)]).toEqual([clock, long]);
  expect([clockIn(null, zone), longDateIn(null, zone)]).toEqual(['', 'Fecha por confirmar']);
});

it.each([
  ['2026-11-21T07:00:00Z', '19:00 hora de México'],
  ['2026-11-21T05:00:00Z', 'sáb 21 nov, 19:00 hora de México'],
  ['2026-11-22T07:00:00Z', 'sáb 21 nov, 19:00 hora de México'],
])('adds the day to a time unless it is today: at %s', (now, told) => {
  const soon = (time: string | null) => soonIn(time, 'America/Mexico_City', new Date(now));
  expect([soon(EVENING), soon(null)]).toEqual([told, '']);
});
