import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleTournament } from '../../samples.ts';
import { PublicTournament, Tournament } from '../tournament.schema.ts';
import { readTournament, toPublicTournament } from './read.ts';

/** An empty record as it is read. */
const empty = sampleTournament({
  name: '',
  status: '',
  confirmations: null,
  guardianConsent: false,
  waitingList: 'off',
  revision: 0,
});

const NOON = '2026-11-21T12:00:00.000Z';

describe('reading a tournament', () => {
  test('a record that says nothing is complete and empty', () => {
    expect(readTournament('copa', {})).toEqual(empty);
  });

  test.each([
    ['title for name', { title: 'Copa' }, { name: 'Copa' }],
    ['title where the name is blank', { name: '  ', title: 'Copa' }, { name: 'Copa' }],
    ['startDate for date', { startDate: NOON }, { date: NOON }],
    ['startDate where the date is none', { date: 'TBD', startDate: NOON }, { date: NOON }],
    ['maxParticipants for maxPlayers', { maxParticipants: 48 }, { maxPlayers: 48 }],
    ['maxPlayers before maxParticipants, 0 too', { maxPlayers: 0, maxParticipants: 48 }, { maxPlayers: 0 }],
    ['registeredPlayers as a list', { registeredPlayers: ['a', 'b'] }, { currentPlayers: 2 }],
    ['currentPlayers before registrations', { currentPlayers: 0, registrations: [{}] }, { currentPlayers: 0 }],
    ['a sponsor without a picture', { sponsor: { name: 'Tienda' } }, { sponsor: null }],
    [
      'a sponsor without an address of https',
      { sponsor: { name: 'Tienda', picture: 'p', website: 'javascript:alert(1)' } },
      { sponsor: { name: 'Tienda', picture: 'p', website: '' } },
    ],
    ['texts are trimmed', { name: ' Copa ', prize: '\t$50\n' }, { name: 'Copa', prize: '$50' }],
  ])('%s', (_name, fields, read) => {
    expect(readTournament('copa', fields)).toEqual({ ...empty, ...read });
  });

  test.each([
    { name: 'a day is its midnight in UTC', date: '2026-11-21', read: '2026-11-21T00:00:00.000Z' },
    { name: 'another zone comes out in UTC', date: '2026-11-21T07:00:00-05:00', read: NOON },
    { name: 'no date at all', date: 'Por confirmar 2', read: null },
    { name: 'a time without a zone', date: '2026-11-21T12:00:00', read: null },
  ])('reads as a date: $name', ({ date, read }) => {
    expect(readTournament('copa', { date }).date).toBe(read);
  });

  test.each([
    { name: 'negative', value: -5, read: 0 },
    { name: 'a fraction', value: 47.9, read: 47 },
    { name: 'a text', value: '48', read: 0 },
  ])('a count that is $name reads as $read', ({ value, read }) => {
    expect(readTournament('copa', { maxPlayers: value, currentPlayers: value })).toEqual({
      ...empty,
      maxPlayers: read,
      currentPlayers: read,
    });
  });

  test.each([
    { name: 'a numeric text', entryFee: '5', read: '5' },
    { name: 'negative', entryFee: '-3', read: '0' },
    { name: 'words', entryFee: 'gratis', read: '0' },
    { name: 'an amount with its currency', entryFee: '5 USD', read: '0' },
  ])('an entry fee that is $name reads as $read', ({ entryFee, read }) => {
    expect(readTournament('copa', { entryFee }).entryFee).toBe(read);
  });

  test.each([7, ['Copa']])('a text that is none (%s) reads as empty', (value) => {
    const texts = { name: value, description: value, status: value, gameMode: value, linkedFormId: value };
    expect(readTournament('copa', texts)).toEqual(empty);
  });

  test('anything at all reads as a tournament that the contract accepts', () => {
    const older = ['title', 'startDate', 'maxParticipants', 'registrations', '__proto__', 'constructor'];
    const names = fc.constantFrom(...Object.keys(empty), ...older);
    const known = fc.constantFrom(NOON, 'published', [], '2026-02-30');
    const value = fc.oneof(fc.anything(), fc.double(), fc.date().map(String), known);
    fc.assert(
      fc.property(fc.dictionary(names, value), (fields) => {
        const read = readTournament('copa', fields);
        expect(Tournament.safeParse(read).error).toBeUndefined();
        const { id, ...again } = read;
        expect(readTournament(id, again)).toEqual(read);
      }),
    );
  });
});

describe('the public view of a tournament', () => {
  test.each(['draft', 'scheduled', '', 'PUBLISHED', 'archived'])(
    'there is none of a tournament that is "%s"',
    (status) => {
      expect(toPublicTournament({ ...empty, status })).toBeNull();
    },
  );

  test('a published one leaves without the plan of its publication and without registrants', () => {
    const fields = {
      status: 'published',
      publishDate: NOON,
      registrations: [{ fullName: 'Ana', phone: '+52 55 1234 5678' }],
    };
    const view = toPublicTournament(readTournament('copa', fields));
    const { publishDate: _, confirmations: __, confirmationsSince: ___, guardianConsent: ____, ...rest } = empty;
    const { lastInLine: _____, ...shown } = rest;
    expect(view).toEqual({ ...shown, status: 'published', currentPlayers: 1 });
    expect(PublicTournament.safeParse(view).success).toBe(true);
  });
});
