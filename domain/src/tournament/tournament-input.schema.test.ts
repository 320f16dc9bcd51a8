import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { checkTournament, emptyTournament, TournamentInput } from './tournament-input.schema.ts';

describe('the tournament form', () => {
  test('needs a name only', () => {
    expect(TournamentInput.parse({ name: ' Copa Zona ' })).toEqual({ name: 'Copa Zona' });
  });

  test('converts dates to UTC and rules to a list', () => {
    const input = { name: 'Copa', date: '2026-12-05T18:00:00-06:00', rules: 'Una\n\n  Dos  \n' };
    expect(TournamentInput.parse(input)).toEqual({
      name: 'Copa',
      date: '2026-12-06T00:00:00.000Z',
      rules: ['Una', 'Dos'],
    });
  });

  test.each([
    [{}, { name: 'Este campo es obligatorio' }],
    [{ name: 'a'.repeat(61) }, { name: 'Usa 60 caracteres como máximo' }],
    [{ name: '\u3164\u200b' }, { name: 'El nombre es obligatorio' }],
    [{ name: 'Copa\nOtra' }, { name: 'Escríbelo en una sola línea' }],
    [{ name: 'Copa', date: '0000-01-01T00:00:00Z' }, { date: 'Escribe una fecha y hora válidas' }],
    [{ name: 'Copa', date: '2026-12-05T18:00:00' }, { date: 'Escribe una fecha y hora válidas' }],
    [{ name: 'Copa', maxPlayers: -1 }, { maxPlayers: 'Escribe 0 o más' }],
    [{ name: 'Copa', maxPlayers: 10_001 }, { maxPlayers: 'Escribe 10000 o menos' }],
    [{ name: 'Copa', status: 'open' }, { status: 'Elige un estado' }],
    [{ name: 'Copa', entryFee: 'gratis' }, { entryFee: 'Escribe un monto, por ejemplo 0 o 2.50' }],
    [{ name: 'Copa', poster: 'https://example.com/copa.webp' }, { poster: 'Sube la imagen de nuevo' }],
    [
      { name: 'Copa', sponsor: { name: ' ', picture: '', website: 'http://tienda.example' } },
      {
        'sponsor.name': 'Escribe el nombre de quien patrocina',
        'sponsor.picture': 'Sube la imagen de nuevo',
        'sponsor.website': 'Escribe un enlace que empiece con https://',
      },
    ],
    [{ name: 'Copa', linkedFormId: 'a/b' }, { linkedFormId: 'Identificador no válido' }],
    [{ name: 'Copa', currentPlayers: 3 }, { currentPlayers: 'Este dato no se puede enviar aquí' }],
  ])('refuses %j', (input, expected) => {
    expect(problemsIn(TournamentInput.safeParse(input).error)).toEqual(expected);
  });
});

describe('the cross-field checks of a tournament', () => {
  const whole = { ...emptyTournament, date: '2026-12-05T18:00:00.000Z' };

  test.each([
    [{}, {}],
    [{ registrationDeadline: '2026-12-05T18:00:00.000Z', endDate: '2026-12-05T18:00:00.000Z' }, {}],
    [{ status: 'scheduled', publishDate: '2026-12-01T18:00:00.000Z' }, {}],
    [{ status: 'scheduled' as const }, { publishDate: 'Elige cuándo se publica el torneo' }],
    [{ endDate: '2026-12-05T17:59:59.999Z' }, { endDate: 'El final no puede ser antes del inicio' }],
    [
      { registrationDeadline: '2026-12-05T18:00:00.001Z' },
      { registrationDeadline: 'El cierre de inscripciones no puede ser después del inicio' },
    ],
  ])('%j gives %j', (fields, expected) => {
    expect(checkTournament({ ...whole, ...fields })).toEqual(expected);
  });
});
