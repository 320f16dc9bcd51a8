import { describe, expect, test } from 'vitest';
import { tableTimeText, zoneText } from '../text/spreadsheet.ts';
import { clockText, DATE_PENDING, longDateText, shortDateText } from './date-text.ts';

describe('date texts', () => {
  test.each([
    ['Mexico_City', '2026-11-22T01:00:00Z', 'sáb 21 nov', 'sábado, 21 de noviembre de 2026, 19:00'],
    ['Santiago', '2026-09-06T03:59:59Z', 'sáb 5 sept', 'sábado, 5 de septiembre de 2026, 23:59'],
    // Summer time begins: midnight does not exist.
    ['Santiago', '2026-09-06T04:00:00Z', 'dom 6 sept', 'domingo, 6 de septiembre de 2026, 01:00'],
    // Summer time all year since 2024.
    ['Asuncion', '2024-07-01T03:30:00Z', 'dom 30 jun', 'domingo, 30 de junio de 2024, 23:30'],
    ['Asuncion', '2026-07-01T03:30:00Z', 'mié 1 jul', 'miércoles, 1 de julio de 2026, 00:30'],
    // The hour that comes twice, the second time.
    ['New_York', '2026-11-01T06:30:00Z', 'dom 1 nov', 'domingo, 1 de noviembre de 2026, 01:30'],
    ['Lima', '2027-01-01T05:00:00Z', 'vie 1 ene', 'viernes, 1 de enero de 2027, 00:00'],
  ])('in %s %s is %s', (city, instant, short, long) => {
    const zone = `America/${city}`;
    expect(longDateText(instant, zone)).toBe(long);
    expect(shortDateText(instant, zone)).toBe(short);
    expect(clockText(instant, zone)).toBe(long.slice(-5));
  });

  test.each([null, '', 'por confirmar', '2026-02-30T19:00:00Z'])('the date %j is to be confirmed', (instant) => {
    expect(DATE_PENDING).toBe('Fecha por confirmar');
    expect(longDateText(instant, 'America/Lima')).toBe(DATE_PENDING);
    expect(shortDateText(instant, 'America/Lima')).toBe(DATE_PENDING);
    expect(clockText(instant, 'America/Lima')).toBe('');
  });
});

test.each([
  ['2026-11-22T01:00:00Z', 'America/Mexico_City', '2026-11-21 19:00', 'hora de Ciudad de México'],
  ['2026-11-22T01:00:00Z', 'UTC', '2026-11-22 01:00', 'UTC'],
  [null, 'UTC', '', 'UTC'],
])('writes %s in a table of the time zone %s as %j, %s', (instant, zone, text, whose) => {
  expect(tableTimeText(instant, zone)).toBe(text);
  expect(zoneText(zone)).toBe(whose);
});
