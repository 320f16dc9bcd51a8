import { type ErrorCode, type RegistrationStatus, readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Around } from '../decisions/decide.ts';
import { readStoredRegistration, type StoredRegistration } from '../record.ts';
import { admission } from './admission.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const OPEN = { status: 'published', linkedFormId: 'form', maxPlayers: 10, currentPlayers: 3 };
const CANDIDATE = readStoredRegistration('copa_12345678', { freeFireId: '12345678', requestId: 'mine' });
const around = (known: Partial<Around> = {}): Around => ({
  there: null,
  guardianNo: null,
  crowd: 0,
  isTaken: () => false,
  hasGuardianNo: () => false,
  ...known,
});
const decide = (tournament: Tournament | null, there: StoredRegistration | null, crowd = 0) =>
  admission(CANDIDATE, NOW)(tournament, there, around({ crowd }));

const open = (fields: object = {}): Tournament => readTournament('copa', { ...OPEN, ...fields });
const stored = (status: RegistrationStatus, requestId = 'of another'): StoredRegistration =>
  readStoredRegistration('copa_12345678', { status, requestId });

describe('someone new', () => {
  it('is registered where there is a place', () => {
    expect(decide(open(), null)).toEqual({ next: CANDIDATE });
  });

  it('is refused for the reason that the tournament has', () => {
    expect(decide(open({ currentPlayers: 10 }), null)).toEqual({ refused: 'tournament_full' });
  });
});

describe('someone whose ID is there', () => {
  it.each<RegistrationStatus>(['pending', 'approved'])('%s is told so, even where it is full or closed', (status) => {
    for (const fields of [{}, { currentPlayers: 10 }, { date: '2020-01-01T00:00:00Z' }, { linkedFormId: '' }]) {
      expect(decide(open(fields), stored(status))).toEqual({ refused: 'already_registered' });
    }
  });

  it('learns nothing of a tournament that is not published', () => {
    expect(decide(open({ status: 'draft' }), stored('approved'))).toEqual({ refused: 'tournament_not_found' });
  });

  it('rejected is replaced where there is a place, and only there', () => {
    expect(decide(open(), stored('rejected'))).toEqual({ next: CANDIDATE });
    expect(decide(open({ currentPlayers: 10 }), stored('rejected'))).toEqual({ refused: 'tournament_full' });
  });

  it.each<RegistrationStatus>(['pending', 'approved', 'rejected'])(
    'by the same request is met as it is, %s, whatever became of the tournament',
    (status) => {
      const mine = stored(status, 'mine');
      for (const tournament of [open(), open({ currentPlayers: 10 }), open({ status: 'draft' }), null]) {
        expect(decide(tournament, mine)).toEqual({ next: mine });
      }
    },
  );
});

describe('someone whose answers are wrong', () => {
  const fields = { 'answers.region': 'Esta pregunta es obligatoria' };
  const ask = (there: StoredRegistration | null, tournament = open()) =>
    admission(CANDIDATE, NOW, { wrong: fields })(tournament, there, around());

  it('is told so, after what no answer would change', () => {
    expect(ask(null)).toEqual({ refused: 'invalid', fields });
    expect(ask(null, open({ status: 'draft' }))).toEqual({ refused: 'tournament_not_found' });
    expect(ask(null, open({ currentPlayers: 10 }))).toEqual({ refused: 'tournament_full' });
    expect(ask(stored('pending'))).toEqual({ refused: 'already_registered' });
  });

  it('but in by the same request is met as they are: what is asked has changed since', () => {
    expect(ask(stored('pending', 'mine'))).toEqual({ next: stored('pending', 'mine') });
  });
});

describe('someone who would wait', () => {
  const full = { currentPlayers: 10, waitingList: 'automatic', lastInLine: 4 };
  const wait = (fields: object, there: StoredRegistration | null = null) =>
    admission(CANDIDATE, NOW, { orWait: true })(open(fields), there, around());

  it('is next in line where there is no place, or where others wait for those that are free', () => {
    const next = { ...CANDIDATE, status: 'waiting', line: 5 };
    expect(wait(full)).toEqual({ next });
    expect(wait({ ...full, currentPlayers: 9, waitingPlayers: 1 })).toEqual({ next });
    expect(wait(full, stored('rejected'))).toEqual({ next });
  });

  it.each<[string, object, ErrorCode]>([
    ['there is no list', { ...full, waitingList: 'off' }, 'tournament_full'],
    ['the list is full too', { ...full, waitingPlayers: 200 }, 'tournament_full'],
    ['registration is over', { ...full, registrationDeadline: '2026-11-20T14:59:59.999Z' }, 'registration_closed'],
  ])('is refused where %s', (_why, fields, refused) => {
    expect(wait(fields)).toEqual({ refused });
  });

  it('has the place that is free, and the number that they have already', () => {
    expect(wait({ ...full, currentPlayers: 9 })).toEqual({ next: CANDIDATE });
    expect(wait(full, stored('waiting'))).toMatchObject({ refused: 'already_registered' });
    const mine = stored('waiting', 'mine');
    expect(wait(full, mine)).toEqual({ next: mine });
  });
});

describe('someone whose network holds places that wait for a decision', () => {
  it.each([
    ['fewer than half of the places', 10, 4, 'in'],
    ['half of the places', 10, 5, 'out'],
    ['half of an odd number, rounded up', 9, 5, 'out'],
    ['three of four: a squad in one house', 4, 3, 'in'],
    ['thousands, where there is no limit', 0, 5_000, 'in'],
  ])('%s', (_what, maxPlayers, crowd, ends) => {
    const expected = ends === 'in' ? { next: CANDIDATE } : { refused: 'network_crowded' };
    expect(decide(open({ maxPlayers, currentPlayers: 3 }), null, crowd)).toEqual(expected);
  });

  it('is told first what is about them, or about the tournament', () => {
    expect(decide(open(), stored('pending'), 9)).toEqual({ refused: 'already_registered' });
    expect(decide(open({ currentPlayers: 10 }), null, 9)).toEqual({ refused: 'tournament_full' });
    expect(decide(open(), stored('pending', 'mine'), 9)).toEqual({ next: stored('pending', 'mine') });
  });
});

describe('a team', () => {
  const players = [{ nickname: 'Kira', freeFireId: '23456789' }];
  const duo = { ...CANDIDATE, team: { name: 'Furia Norte', players } };
  const ask = (candidate: StoredRegistration, tournament: Tournament, taken: readonly string[] = []) =>
    admission(candidate, NOW)(tournament, null, around({ isTaken: (id) => taken.includes(id) }));
  const full = { currentPlayers: 10 };
  const beside = { 'team.players.0.freeFireId': 'Este ID de Free Fire ya está inscrito en este torneo.' };

  it.each<[string, number, readonly string[], object, object]>([
    ['is let in where as many play', 2, [], {}, { next: duo }],
    ['is told which teammate has a place', 2, ['23456789'], {}, { refused: 'already_registered', fields: beside }],
    ['is told so before that it is full', 2, ['23456789'], full, { refused: 'already_registered', fields: beside }],
    ['whose captain has a place hears what everybody does', 2, ['12345678'], {}, { refused: 'already_registered' }],
    ['of another size isn’t', 4, [], {}, { refused: 'invalid', fields: { team: expect.stringContaining('escuadra') } }],
    ['isn’t where each plays alone', 1, [], {}, { refused: 'invalid', fields: { team: expect.any(String) } }],
    ['hears that it is full before that', 4, [], full, { refused: 'tournament_full' }],
  ])('%s', (_, teamSize, taken, fields, verdict) => {
    expect(ask(duo, open({ teamSize, ...fields }), taken)).toEqual(verdict);
  });

  it('may be unknown: callers of the specification name none', () => {
    expect(ask(CANDIDATE, open({ teamSize: 4 }))).toEqual({ next: CANDIDATE });
  });
});
