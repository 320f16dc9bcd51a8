import { describe, expect, test } from 'vitest';
import { DAY } from '../time/instant.ts';
import { readTournament } from '../tournament/stored/read-tournament.ts';
import { refusalOf } from './admission.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const open = { status: 'published', date: at(DAY), maxPlayers: 48, currentPlayers: 47, linkedFormId: 'inscripcion' };

describe('the reason why a tournament refuses a registration', () => {
  test.each([
    ['open', null, {}],
    ['a draft is unknown', 'tournament_not_found', { status: 'draft' }],
    ['a scheduled one is unknown, even when due', 'tournament_not_found', { status: 'scheduled', publishDate: at(-1) }],
    ['no linked form', 'no_linked_form', { linkedFormId: null }],
    ['1 ms after the deadline', 'registration_closed', { registrationDeadline: at(-1) }],
    ['1 ms after the date', 'registration_closed', { date: at(-1) }],
    ['full', 'tournament_full', { currentPlayers: 48 }],
    ['more than full', 'tournament_full', { currentPlayers: 49 }],
    ['full and closed', 'registration_closed', { currentPlayers: 48, date: at(-1) }],
    ['no limit', null, { maxPlayers: 0, currentPlayers: 5_000 }],
  ])('%s: %s', (_name, refusal, change) => {
    expect(refusalOf(readTournament('copa', { ...open, ...change }), now)).toBe(refusal);
  });
});
