import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleTournament } from '../../samples.ts';
import { PublicTournament, Tournament } from '../tournament.schema.ts';
import { readTournament, toPublicTournament } from './read-tournament.ts';

/** An empty record as it is read. */
const empty = sampleTournament({
  name: '',
  status: '',
  confirmations: null,
  guardianConsent: false,
  asksNickname: false,
  unlisted: false,
  waitingList: 'off',
  revision: 0,
});

const NOON = '2026-11-21T12:00:00.000Z';

describe('readTournament', () => {
  test('fills an empty record with defaults', () => {
    expect(readTournament('copa', {})).toEqual(empty);
  });

  test.each([
    ['title as the name', { title: 'Copa' }, { name: 'Copa' }],
    ['title if the name is blank', { name: '  ', title: 'Copa' }, { name: 'Copa' }],
    ['startDate as the date', { startDate: NOON }, { date: NOON }],
    ['startDate if the date is invalid', { date: 'TBD', startDate: NOON }, { date: NOON }],
    ['maxParticipants as maxPlayers', { maxParticipants: 48 }, { maxPlayers: 48 }],
    ['maxPlayers before maxParticipants, also if 0', { maxPlayers: 0, maxParticipants: 48 }, { maxPlayers: 0 }],
    ['a number written as text', { maxPlayers: ' 8 ', currentPlayers: '3' }, { maxPlayers: 8, currentPlayers: 3 }],
    ['maxParticipants if maxPlayers is no number', { maxPlayers: '', maxParticipants: '48' }, { maxPlayers: 48 }],
    ['the length of registeredPlayers as currentPlayers', { registeredPlayers: ['a', 'b'] }, { currentPlayers: 2 }],
    ['currentPlayers before registrations', { currentPlayers: 0, registrations: [{}] }, { currentPlayers: 0 }],
    ['no sponsor without a picture', { sponsor: { name: 'Tienda' } }, { sponsor: null }],
    [
      'a sponsor without an unsafe website',
      { sponsor: { name: 'Tienda', picture: 'p', website: 'javascript:alert(1)' } },
      { sponsor: { name: 'Tienda', picture: 'p', website: '' } },
    ],
    ['texts trimmed', { name: ' Copa ', prize: '\t$50\n' }, { name: 'Copa', prize: '$50' }],
    ['values that are not text as empty', { name: 7, description: ['Copa'], status: 7, linkedFormId: 7 }, {}],
    ['a day as midnight in UTC', { date: '2026-11-21' }, { date: '2026-11-21T00:00:00.000Z' }],
    ['another time zone as UTC', { date: '2026-11-21T07:00:00-05:00' }, { date: NOON }],
    ['words as no date', { date: 'Por confirmar 2' }, { date: null }],
    ['a time without a zone as no date', { date: '2026-11-21T12:00:00' }, { date: null }],
    ['a negative count as 0', { maxPlayers: -5, currentPlayers: -5 }, { maxPlayers: 0, currentPlayers: 0 }],
    ['a fraction rounded down', { maxPlayers: 47.9, currentPlayers: 47.9 }, { maxPlayers: 47, currentPlayers: 47 }],
    ['a count in words as 0', { maxPlayers: 'ocho' }, { maxPlayers: 0 }],
    ['a numeric entry fee', { entryFee: '5' }, { entryFee: '5' }],
    ['a negative entry fee as 0', { entryFee: '-3' }, { entryFee: '0' }],
    ['an entry fee in words as 0', { entryFee: 'gratis' }, { entryFee: '0' }],
    ['an entry fee with a currency as 0', { entryFee: '5 USD' }, { entryFee: '0' }],
  ])('reads %s', (_name, fields, read) => {
    expect(readTournament('copa', fields)).toEqual({ ...empty, ...read });
  });

  test('turns any record into a valid tournament that reads the same again', () => {
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
  test.each(['draft', 'scheduled', '', 'PUBLISHED', 'archived'])('is null for the status "%s"', (status) => {
    expect(toPublicTournament({ ...empty, status })).toBeNull();
  });

  test('omits the publication date and the registrants', () => {
    const fields = {
      status: 'published',
      publishDate: NOON,
      registrations: [{ fullName: 'Ana', phone: '+52 55 1234 5678' }],
    };
    const view = toPublicTournament(readTournament('copa', fields));
    const { publishDate: _, confirmations: __, confirmationsSince: ___, ...rest } = empty;
    const { lastInLine: _____, ...shown } = rest;
    expect(view).toEqual({ ...shown, status: 'published', currentPlayers: 1 });
    expect(PublicTournament.safeParse(view).success).toBe(true);
  });
});
