import { describe, expect, test } from 'vitest';
import { clockText, DATE_PENDING, longDateText, shortDateText } from './date-text.ts';
import { tableTimeText, zoneText } from './table-time.ts';

describe('dates as people read them', () => {
  test.each([
    {
      name: 'Mexico City, which has no summer time',
      instant: '2026-11-22T01:00:00Z',
      zone: 'America/Mexico_City',
      long: 'sábado, 21 de noviembre de 2026, 19:00',
      short: 'sáb 21 nov',
    },
    {
      name: 'Bogotá, the same instant',
      instant: '2026-11-22T01:00:00Z',
      zone: 'America/Bogota',
      long: 'sábado, 21 de noviembre de 2026, 20:00',
      short: 'sáb 21 nov',
    },
    {
      name: 'Buenos Aires, the same instant',
      instant: '2026-11-22T01:00:00Z',
      zone: 'America/Argentina/Buenos_Aires',
      long: 'sábado, 21 de noviembre de 2026, 22:00',
      short: 'sáb 21 nov',
    },
    {
      name: 'UTC, the same instant and already the next day',
      instant: '2026-11-22T01:00:00Z',
      zone: 'UTC',
      long: 'domingo, 22 de noviembre de 2026, 01:00',
      short: 'dom 22 nov',
    },
    {
      name: 'Santiago, the second before summer time begins',
      instant: '2026-09-06T03:59:59Z',
      zone: 'America/Santiago',
      long: 'sábado, 5 de septiembre de 2026, 23:59',
      short: 'sáb 5 sept',
    },
    {
      name: 'Santiago, a second later: midnight does not exist',
      instant: '2026-09-06T04:00:00Z',
      zone: 'America/Santiago',
      long: 'domingo, 6 de septiembre de 2026, 01:00',
      short: 'dom 6 sept',
    },
    {
      name: 'Asunción, its last summer time',
      instant: '2024-10-06T04:00:00Z',
      zone: 'America/Asuncion',
      long: 'domingo, 6 de octubre de 2024, 01:00',
      short: 'dom 6 oct',
    },
    {
      name: 'Asunción, the winter before',
      instant: '2024-07-01T03:30:00Z',
      zone: 'America/Asuncion',
      long: 'domingo, 30 de junio de 2024, 23:30',
      short: 'dom 30 jun',
    },
    {
      name: 'Asunción since then: summer time all year',
      instant: '2026-07-01T03:30:00Z',
      zone: 'America/Asuncion',
      long: 'miércoles, 1 de julio de 2026, 00:30',
      short: 'mié 1 jul',
    },
    {
      name: 'New York, the hour that comes twice, first time',
      instant: '2026-11-01T05:30:00Z',
      zone: 'America/New_York',
      long: 'domingo, 1 de noviembre de 2026, 01:30',
      short: 'dom 1 nov',
    },
    {
      name: 'New York, the hour that comes twice, second time',
      instant: '2026-11-01T06:30:00Z',
      zone: 'America/New_York',
      long: 'domingo, 1 de noviembre de 2026, 01:30',
      short: 'dom 1 nov',
    },
    {
      name: 'Lima, still the old year',
      instant: '2027-01-01T04:59:00Z',
      zone: 'America/Lima',
      long: 'jueves, 31 de diciembre de 2026, 23:59',
      short: 'jue 31 dic',
    },
    {
      name: 'Lima, midnight of the new year is 00, not 24',
      instant: '2027-01-01T05:00:00Z',
      zone: 'America/Lima',
      long: 'viernes, 1 de enero de 2027, 00:00',
      short: 'vie 1 ene',
    },
    {
      name: 'a zone with a half hour',
      instant: '2026-02-28T22:00:00Z',
      zone: 'Asia/Kolkata',
      long: 'domingo, 1 de marzo de 2026, 03:30',
      short: 'dom 1 mar',
    },
  ])('$name', ({ instant, zone, long, short }) => {
    expect(longDateText(instant, zone)).toBe(long);
    expect(shortDateText(instant, zone)).toBe(short);
    expect(clockText(instant, zone)).toBe(long.slice(-5));
  });

  test.each([
    { name: 'missing', instant: null },
    { name: 'empty', instant: '' },
    { name: 'no date', instant: 'por confirmar' },
    { name: 'a day that does not exist', instant: '2026-02-30T19:00:00Z' },
  ])('a date that is $name is to be confirmed', ({ instant }) => {
    expect(DATE_PENDING).toBe('Fecha por confirmar');
    expect(longDateText(instant, 'America/Lima')).toBe(DATE_PENDING);
    expect(shortDateText(instant, 'America/Lima')).toBe(DATE_PENDING);
    expect(clockText(instant, 'America/Lima')).toBe('');
  });
});

test.each([
  ['2026-11-22T01:00:00Z', 'America/Mexico_City', '2026-11-21 19:00', 'hora de Ciudad de México'],
  ['2026-11-22T05:05:59Z', 'America/Bogota', '2026-11-22 00:05', 'hora de Colombia'],
  ['2026-11-22T01:00:00Z', 'UTC', '2026-11-22 01:00', 'UTC'],
  [null, 'UTC', '', 'UTC'],
])('%s stands in a table of %s as %j, %s', (instant, zone, text, whose) => {
  expect(tableTimeText(instant, zone)).toBe(text);
  expect(zoneText(zone)).toBe(whose);
});
