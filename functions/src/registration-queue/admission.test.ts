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
const decide = (tournament: Tournament | null, known: Known = {}, registration: StoredRegistration | null = null) =>
  admission(CANDIDATE, NOW)(tournament, registration, around(known));

const open = (fields: object = {}): Tournament => readTournament('copa', { ...OPEN, ...fields });
const stored = (status: RegistrationStatus, requestHash = 'mine'): StoredRegistration =>
  readStoredRegistration('copa_12345678', { status, requestHash });
const [FULL, DRAFT] = [open({ currentPlayers: 10 }), open({ status: 'draft' })];
const [MINE, REJECTED] = [stored('pending'), stored('rejected')];
const TAKEN = { isTaken: (id: string) => id === '12345678' };
const IN_LINE = { ...TAKEN, isWaiting: TAKEN.isTaken };
const MANY = { pendingFromNetwork: 9 };
const refused = (code: ErrorCode, fields?: object) => ({ refused: code, ...(fields === undefined ? {} : { fields }) });
const waits = refused('already_registered', { freeFireId: 'Este ID ya está en la lista de espera' });

it.each<[string, Tournament | null, Known, StoredRegistration | null, object]>([
  ['is registered where there is a place', open(), {}, null, { next: CANDIDATE }],
  ['hears that there is none', FULL, {}, null, refused('tournament_full')],
  ['hears that the ID is taken', open(), TAKEN, null, refused('already_registered')],
  ['hears so where it is full', FULL, TAKEN, null, refused('already_registered')],
  ['hears so where it is closed', open({ date: '2020-01-01T00:00:00Z' }), TAKEN, null, refused('already_registered')],
  ['hears so where there is no form', open({ linkedFormId: '' }), TAKEN, null, refused('already_registered')],
  ['hears that the ID waits in line', open(), IN_LINE, null, waits],
  ['learns nothing of a draft', DRAFT, TAKEN, null, refused('tournament_not_found')],
  ['finds what it sent before', open(), TAKEN, MINE, { next: MINE }],
  ['finds it where it is full', FULL, TAKEN, MINE, { next: MINE }],
  ['finds it where the tournament is gone', null, TAKEN, MINE, { next: MINE }],
  ['finds that it was rejected, in a draft', DRAFT, TAKEN, REJECTED, { next: REJECTED }],
  ['by the key of another one is refused', open(), {}, stored('pending', 'of another'), refused('key_reused')],
  ['is the fourth of its network', open(), { pendingFromNetwork: 3 }, null, { next: CANDIDATE }],
  ['needs a proof as the fifth', open(), { pendingFromNetwork: 4 }, null, refused('proof_required')],
  ['is taken before it needs a proof', open(), { ...TAKEN, ...MANY }, null, refused('already_registered')],
  ['finds it full before it needs a proof', FULL, MANY, null, refused('tournament_full')],
  ['finds what it sent without a proof', open(), MANY, MINE, { next: MINE }],
])('a request %s', (_, tournament, known, registration, expected) => {
  expect(decide(tournament, known, registration)).toEqual(expected);
});

const WRONG = { 'answers.region': 'Esta pregunta es obligatoria' };

it.each<[string, Tournament, Known, StoredRegistration | null, object]>([
  ['are refused', open(), {}, null, refused('invalid', WRONG)],
  ['are refused after a draft', DRAFT, {}, null, refused('tournament_not_found')],
  ['are refused after a full tournament', FULL, {}, null, refused('tournament_full')],
  ['are refused after a taken ID', open(), TAKEN, null, refused('already_registered')],
  ['are accepted for a repeated request, because questions may have changed', open(), TAKEN, MINE, { next: MINE }],
])('invalid answers %s', (_, tournament, known, registration, expected) => {
  expect(admission(CANDIDATE, NOW, { wrong: WRONG })(tournament, registration, around(known))).toEqual(expected);
});

const FULL_LIST = { currentPlayers: 10, waitingList: 'automatic', lastInLine: 4 };
const NEXT = { ...CANDIDATE, status: 'waiting', line: 5 };
const WAITS = stored('waiting');
const OVER = { registrationDeadline: '2026-11-20T14:59:59.999Z' };

it.each<[string, object, StoredRegistration | null, object]>([
  ['is next in line where there is no place', {}, null, { next: NEXT }],
  ['is next where others wait for the free ones', { currentPlayers: 9, waitingPlayers: 1 }, null, { next: NEXT }],
  ['is refused where there is no list', { waitingList: 'off' }, null, refused('tournament_full')],
  ['is refused where the list is full too', { waitingPlayers: 200 }, null, refused('tournament_full')],
  ['is refused where registration is over', OVER, null, refused('registration_closed')],
  ['has the place that is free', { currentPlayers: 9 }, null, { next: CANDIDATE }],
  ['has the number that it has already', {}, WAITS, { next: WAITS }],
])('a request for the waiting list %s', (_, fields, registration, expected) => {
  const tournament = open({ ...FULL_LIST, ...fields });
  expect(admission(CANDIDATE, NOW, { orWait: true })(tournament, registration, around())).toEqual(expected);
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
