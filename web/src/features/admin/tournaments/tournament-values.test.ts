import { emptyTournament, type Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { describe, expect, test } from 'vitest';
import { mergeEdits } from '#lib/editing/merge-edits.ts';
import {
  changesIn,
  hasFields,
  problemsWithTournament,
  tournamentFieldsOf,
  tournamentValuesOf,
} from './tournament-values';

const POSTER = '0123456789abcdef0123456789abcdef-800x1000';
const base = sampleTournament({
  date: '2026-12-05T01:00:30.000Z',
  maxPlayers: 48,
  prizePool: '1er: $1,000 USD, 2do: TBD, 3er: Pase élite',
  entryFee: '2.5',
  rules: ['uno', 'dos'],
  linkedFormId: 'inscripcion',
  status: 'published',
  currentPlayers: 7,
  publishedAt: '2026-11-01T00:00:00.000Z',
  revision: 4,
});

const values = tournamentValuesOf(base);

describe('the controls of a tournament', () => {
  test('show its values, with the prizes separately', () => {
    expect(values).toMatchObject({
      firstPlacePrize: '$1,000 USD',
      secondPlacePrize: '',
      thirdPlacePrize: 'Pase élite',
      maxPlayers: '48',
      rules: [{ text: 'uno' }, { text: 'dos' }],
      linkedFormId: 'inscripcion',
    });
  });

  test.each(['', 'abierto', 'open'])('show a draft and change nothing for the unknown status %j', (status) => {
    const unknown = { ...base, status, date: null };
    expect(tournamentValuesOf(unknown)).toMatchObject({ status: 'draft', date: '' });
    expect(changesIn(tournamentValuesOf(unknown), unknown)).toEqual({});
  });

  test('change nothing when untouched, not even hidden seconds', () => {
    expect(changesIn(values, base)).toEqual({});
  });

  test.each([
    [{ name: '  Copa Dos ' }, { name: 'Copa Dos' }],
    [{ maxPlayers: '' }, { maxPlayers: 0 }],
    [{ entryFee: '3,50' }, { entryFee: '3.50' }],
    [{ entryFee: ' ' }, { entryFee: '0' }],
    [{ date: '' }, { date: null }],
    [{ linkedFormId: '' }, { linkedFormId: null }],
    [{ poster: POSTER }, { poster: POSTER }],
    [
      { sponsorName: ' Tienda ', sponsorPicture: POSTER },
      { sponsor: { name: 'Tienda', picture: POSTER, website: '' } },
    ],
    [{ secondPlacePrize: ' $500 ' }, { prizePool: '1er: $1,000 USD, 2do: $500, 3er: Pase élite' }],
    [{ teamSize: '2' }, { teamSize: 2 }],
    // The server would take it from the modality.
    [{ modality: 'Dúo' }, { modality: 'Dúo', teamSize: 1 }],
    [{ rules: [{ text: 'dos' }, { text: ' ' }, { text: 'uno' }] }, { rules: ['dos', 'uno'] }],
    [{ rules: [{ text: 'uno' }, { text: 'dos' }, { text: '' }] }, {}],
  ])('with %j change %j', (typed, changed) => {
    expect(changesIn({ ...values, ...typed }, base)).toEqual(changed);
  });

  test('are empty for a new draft', () => {
    expect(tournamentFieldsOf(tournamentValuesOf(null))).toEqual({ ...emptyTournament, name: '' });
  });
});

describe('problems of the controls', () => {
  test('are none for valid values', () => {
    expect(problemsWithTournament(values)).toEqual({});
  });

  test.each([
    [{ maxPlayers: 'muchos' }, { maxPlayers: 'Escribe un número entero' }],
    [{ entryFee: 'gratis' }, { entryFee: 'Escribe un monto, por ejemplo 0 o 2.50' }],
    [{ date: 'mañana' }, { date: 'Escribe una fecha y hora válidas' }],
    [{ thirdPlacePrize: '$1, 1er: $2' }, { thirdPlacePrize: 'Escribe aquí un solo premio' }],
    [{ status: 'scheduled' }, { publishDate: 'Elige cuándo se publica el torneo' }],
    [{ sponsorName: 'Tienda' }, { sponsorPicture: 'Elige una imagen' }],
    [
      { sponsorWebsite: 'tienda' },
      {
        sponsorName: 'Escribe el nombre de quien patrocina',
        sponsorPicture: 'Elige una imagen',
        sponsorWebsite: 'Escribe un enlace que empiece con https://',
      },
    ],
    [{ sponsorOnItsWay: 'sí' }, { sponsorOnItsWay: 'Espera a que termine de subir la imagen' }],
    [{ posterOnItsWay: 'sí' }, { posterOnItsWay: 'Espera a que termine de subir la imagen' }],
    [{ rules: [{ text: 'a' }, { text: 'x'.repeat(301) }] }, { 'rules.1.text': 'Usa 300 caracteres como máximo' }],
  ])('are reported for %j', (typed, problems) => {
    expect(problemsWithTournament({ ...values, ...typed })).toEqual(problems);
  });
});

describe('two concurrent edits', () => {
  const theirs: Tournament = { ...base, maxPlayers: 30, mapSelection: 'Kalahari', revision: 5 };
  const mine = { ...values, maxPlayers: '60', prize: '$80' };

  test('list the other side’s changes, merge, and conflict only on fields that both changed', () => {
    const { theirs: listed, merged, disputed } = mergeEdits(mine, tournamentValuesOf(base), tournamentValuesOf(theirs));
    expect(listed).toEqual(['maxPlayers', 'mapSelection']);
    expect(merged).toEqual({ ...values, maxPlayers: '60', prize: '$80', mapSelection: 'Kalahari' });
    expect(changesIn(merged, theirs)).toEqual({ maxPlayers: 60, prize: '$80' });
    expect(disputed).toEqual(['maxPlayers']);
    expect(
      mergeEdits({ ...values, maxPlayers: '30' }, tournamentValuesOf(base), tournamentValuesOf(theirs)).disputed,
    ).toEqual([]);
  });
});

describe('a stored tournament compared with sent fields', () => {
  test.each([
    [{}, true],
    [{ maxPlayers: 48, rules: ['uno', 'dos'] }, true],
    [{ maxPlayers: 12 }, false],
    [{ date: '2026-12-04T19:00:30-06:00' }, true],
    [{ rules: ['dos', 'uno'] }, false],
  ])('contains %j: %j', (sent, has) => {
    expect(hasFields(base, sent)).toBe(has);
  });

  test('may be published if it was scheduled for the same time', () => {
    const published = { ...base, publishDate: '2026-11-01T00:00:00.000Z' };
    const scheduled = (publishDate?: string) => hasFields(published, { status: 'scheduled', publishDate });
    expect(['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', undefined].map(scheduled)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
