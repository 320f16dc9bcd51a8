import { describe, expect, test } from 'vitest';
import { arrivalsText, byStatusText, durationText, fillText, withinText } from './statistics-texts';

const ZONE = 'America/Mexico_City';
const arrivals = (...counts: number[]) =>
  counts.map((registrations, index) => ({ from: `2026-11-1${index}T06:00:00.000Z`, registrations }));

test.each([
  [0.2, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [47 * 60, '47 h'],
  [72 * 60, '3 días'],
])('%d minutes read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [60, 'Hasta 1 hora'],
  [360, 'Hasta 6 horas'],
  [1_440, 'Hasta 24 horas'],
  [4_320, 'Hasta 3 días'],
  [null, 'Más de 3 días'],
])('decided within %s minutes reads as %s', (minutes, text) => {
  expect(withinText(minutes)).toBe(text);
});

test.each([
  [null, '3 inscripciones, ninguna por revisar. No cuenta la lista de espera.'],
  ['hace 2 h', '3 inscripciones. La que más espera llegó hace 2 h. No cuenta la lista de espera.'],
])('says that counts by status exclude the waiting list (oldest pending: %s)', (waits, text) => {
  expect(byStatusText(3, waits)).toBe(text);
});

describe('the text about arrivals', () => {
  test('has the total and the peak', () => {
    expect(arrivalsText(arrivals(1, 1_200, 3), 'days', ZONE)).toBe(
      '1,204 inscripciones en 30 días. El máximo: 1,200, el mié 11 nov.',
    );
    expect(arrivalsText(arrivals(1, 0), 'weeks', ZONE)).toBe(
      '1 inscripción en 12 semanas. El máximo: 1, la semana del mar 10 nov.',
    );
  });

  test('says that there were none', () => {
    expect(arrivalsText(arrivals(0, 0), 'days', ZONE)).toBe('Ninguna inscripción en 30 días.');
  });
});

test.each([
  [24, { pending: 6, approved: 12, rejected: 9 }, '18 de 24 · 75 %'],
  [0, { pending: 6, approved: 12, rejected: 9 }, '18, sin límite'],
  [4, { pending: 0, approved: 5, rejected: 0 }, '5 de 4 · 100 %'],
])('a tournament of %d seats with %o is filled: %s', (maxPlayers, registrations, text) => {
  const tournament = { id: 'copa', name: 'Copa', status: 'published', date: null, maxPlayers, registrations };
  expect(fillText(tournament)).toBe(text);
});
