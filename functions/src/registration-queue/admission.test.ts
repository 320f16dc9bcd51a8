import { type ErrorCode, type RegistrationStatus, readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from '../registrations/registration-document.ts';
import { admission } from './commands.ts';
import type { DecisionContext } from './decide.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const OPEN = { status: 'published', linkedFormId: 'form', maxPlayers: 10, currentPlayers: 3 };
const CANDIDATE = readStoredRegistration('copa_12345678', { freeFireId: '12345678', requestHash: 'mine' });
type Known = Partial<DecisionContext>;
const around = (known: Known = {}): DecisionContext => ({
  pendingFromNetwork: 0,
  linkOwner: null,
  isTaken: () => false,
  isWaiting: () => false,
  refusalOn: () => null,
  otherRegistration: () => null,
  ...known,
});
const TAKEN = { isTaken: (id: string) => id === '12345678' };
const decide = (tournament: Tournament | null, known: Known = {}, registration: StoredRegistration | null = null) =>
  admission(CANDIDATE, NOW)(tournament, registration, around(known));

const open = (fields: object = {}): Tournament => readTournament('copa', { ...OPEN, ...fields });
const stored = (status: RegistrationStatus, requestHash = 'mine'): StoredRegistration =>
  readStoredRegistration('copa_12345678', { status, requestHash });

it('someone new is registered where there is a place', () => {
  expect(decide(open())).toEqual({ next: CANDIDATE });
  expect(decide(open({ currentPlayers: 10 }))).toEqual({ refused: 'tournament_full' });
});

describe('a taken ID', () => {
  it('is told so, even where it is full or closed', () => {
    for (const fields of [{}, { currentPlayers: 10 }, { date: '2020-01-01T00:00:00Z' }, { linkedFormId: '' }]) {
      expect(decide(open(fields), TAKEN)).toEqual({ refused: 'already_registered' });
    }
  });

  it('is told so where it waits in line', () => {
    const fields = { freeFireId: 'Este ID ya está en la lista de espera' };
    const known = { ...TAKEN, isWaiting: TAKEN.isTaken };
    expect(decide(open(), known)).toEqual({ refused: 'already_registered', fields });
  });

  it('learns nothing of a tournament that is not published', () => {
    expect(decide(open({ status: 'draft' }), TAKEN)).toEqual({ refused: 'tournament_not_found' });
  });

  it('by the same request is met as it is, whatever became of it and the tournament', () => {
    for (const mine of [stored('pending'), stored('rejected')]) {
      for (const tournament of [open(), open({ currentPlayers: 10 }), open({ status: 'draft' }), null]) {
        expect(decide(tournament, TAKEN, mine)).toEqual({ next: mine });
      }
    }
  });

  it('by the key of another request is refused', () => {
    expect(decide(open(), {}, stored('pending', 'of another'))).toEqual({ refused: 'key_reused' });
  });
});

describe('invalid answers', () => {
  const fields = { 'answers.region': 'Esta pregunta es obligatoria' };
  const ask = (tournament = open(), known: Known = {}, registration: StoredRegistration | null = null) =>
    admission(CANDIDATE, NOW, { wrong: fields })(tournament, registration, around(known));

  it('are refused after permanent reasons', () => {
    expect(ask()).toEqual({ refused: 'invalid', fields });
    expect(ask(open({ status: 'draft' }))).toEqual({ refused: 'tournament_not_found' });
    expect(ask(open({ currentPlayers: 10 }))).toEqual({ refused: 'tournament_full' });
    expect(ask(open(), TAKEN)).toEqual({ refused: 'already_registered' });
  });

  it('are accepted for a repeated request, because questions may have changed', () => {
    expect(ask(open(), TAKEN, stored('pending'))).toEqual({ next: stored('pending') });
  });
});

describe('a request for the waiting list', () => {
  const full = { currentPlayers: 10, waitingList: 'automatic', lastInLine: 4 };
  const wait = (fields: object, registration: StoredRegistration | null = null) =>
    admission(CANDIDATE, NOW, { orWait: true })(open(fields), registration, around());

  it('is next in line where there is no place, or where others wait for those that are free', () => {
    const next = { ...CANDIDATE, status: 'waiting', line: 5 };
    expect(wait(full)).toEqual({ next });
    expect(wait({ ...full, currentPlayers: 9, waitingPlayers: 1 })).toEqual({ next });
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
    const mine = stored('waiting');
    expect(wait(full, mine)).toEqual({ next: mine });
  });
});

describe('a network with undecided registrations', () => {
  it.each([
    [3, { next: CANDIDATE }],
    [4, { refused: 'proof_required' }],
  ])('with %i of them needs a proof from the fifth on', (pending, expected) => {
    expect(decide(open(), { pendingFromNetwork: pending })).toEqual(expected);
  });

  it('is told first about permanent reasons', () => {
    const many = { pendingFromNetwork: 9 };
    expect(decide(open(), { ...TAKEN, ...many })).toEqual({ refused: 'already_registered' });
    expect(decide(open({ currentPlayers: 10 }), many)).toEqual({ refused: 'tournament_full' });
    expect(decide(open(), many, stored('pending'))).toEqual({ next: stored('pending') });
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
  ])('%s', (_, teamSize, taken, fields, decision) => {
    expect(ask(duo, open({ teamSize, ...fields }), taken)).toEqual(decision);
  });

  it('may be unknown: callers of the specification name none', () => {
    expect(ask(CANDIDATE, open({ teamSize: 4 }))).toEqual({ next: CANDIDATE });
  });
});
