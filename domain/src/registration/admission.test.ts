import { describe, expect, test } from 'vitest';
import { DAY } from '../time/units.ts';
import { readTournament } from '../tournament/stored/read.ts';
import { refusalOf } from './admission.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const open = { status: 'published', date: at(DAY), maxPlayers: 48, currentPlayers: 47, linkedFormId: 'inscripcion' };

describe('why a tournament takes no registration', () => {
  test.each([
    { name: 'it takes one', change: {}, refusal: null },
    { name: 'a draft is unknown', change: { status: 'draft' }, refusal: 'tournament_not_found' },
    {
      name: 'a scheduled one is unknown, even when due',
      change: { status: 'scheduled', publishDate: at(-1) },
      refusal: 'tournament_not_found',
    },
    { name: 'a strange status is unknown', change: { status: 'active' }, refusal: 'tournament_not_found' },
    {
      name: 'a full draft is unknown, not full',
      change: { status: 'draft', currentPlayers: 48 },
      refusal: 'tournament_not_found',
    },
    { name: 'no linked form', change: { linkedFormId: null }, refusal: 'no_linked_form' },
    { name: 'a blank linked form', change: { linkedFormId: ' ' }, refusal: 'no_linked_form' },
    { name: 'exactly at the deadline', change: { registrationDeadline: at(0) }, refusal: null },
    { name: '1 ms after the deadline', change: { registrationDeadline: at(-1) }, refusal: 'registration_closed' },
    { name: 'exactly at the date', change: { date: at(0) }, refusal: null },
    { name: '1 ms after the date', change: { date: at(-1) }, refusal: 'registration_closed' },
    { name: 'full', change: { currentPlayers: 48 }, refusal: 'tournament_full' },
    { name: 'more than full', change: { currentPlayers: 49 }, refusal: 'tournament_full' },
    {
      name: 'full and closed: closed is said',
      change: { currentPlayers: 48, date: at(-1) },
      refusal: 'registration_closed',
    },
    { name: 'no limit', change: { maxPlayers: 0, currentPlayers: 5_000 }, refusal: null },
    { name: 'maxPlayers missing', change: { maxPlayers: undefined }, refusal: null },
    { name: 'no date', change: { date: null }, refusal: null },
    { name: 'a date that is none', change: { date: 'pronto' }, refusal: null },
  ])('$name: $refusal', ({ change, refusal }) => {
    expect(refusalOf(readTournament('copa', { ...open, ...change }), now)).toBe(refusal);
  });

  test('a tournament that does not exist', () => {
    expect(refusalOf(null, now)).toBe('tournament_not_found');
  });
});
