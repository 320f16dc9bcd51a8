import { describe, expect, it } from 'vitest';
import { clockIn, longDateIn, soonIn } from './format-date.ts';

const EVENING = '2026-11-22T01:00:00Z';

describe('a time with its zone', () => {
  it.each([
    ['America/Mexico_City', '19:00 hora de México', 'sábado, 21 de noviembre de 2026, 19:00 (hora de México)'],
    ['America/Bogota', '20:00 tu hora', 'sábado, 21 de noviembre de 2026, 19:00 (hora de México, 20:00 tu hora)'],
    ['Europe/Madrid', '02:00 tu hora', 'sábado, 21 de noviembre de 2026, 19:00 en México (dom 02:00 tu hora)'],
  ])('for a visitor in %s', (zone, clock, long) => {
    expect(clockIn(EVENING, zone)).toBe(clock);
    expect(longDateIn(EVENING, zone)).toBe(long);
  });

  it.each([
    ['2026-11-21T07:00:00Z', '19:00 hora de México'],
    ['2026-11-21T05:00:00Z', 'sáb 21 nov, 19:00 hora de México'],
    ['2026-11-22T07:00:00Z', 'sáb 21 nov, 19:00 hora de México'],
  ])('with its day where it isn’t that day: at %s', (now, told) => {
    expect(soonIn(EVENING, 'America/Mexico_City', new Date(now))).toBe(told);
    expect(soonIn(null, 'America/Mexico_City', new Date(now))).toBe('');
  });

  it('and nothing where there is none', () => {
    expect([clockIn(null, 'America/Lima'), longDateIn(null, 'America/Lima')]).toEqual(['', 'Fecha por confirmar']);
  });
});
