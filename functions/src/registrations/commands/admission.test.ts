import { type ErrorCode, type RegistrationStatus, readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { DecisionContext } from '../decision.ts';
import type { StoredInvitation } from '../invitation-document.ts';
import { readStoredRegistration, type StoredRegistration } from '../registration-document.ts';
import { admission } from './commands.ts';

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
  yearConsentOn: () => null,
  invitation: null,
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
  ['is accepted if a seat is free', open(), {}, null, { next: CANDIDATE }],
  ['is refused in a full tournament', FULL, {}, null, refused('tournament_full')],
  ['is refused for a taken ID', open(), TAKEN, null, refused('already_registered')],
  ['reports the taken ID before the full tournament', FULL, TAKEN, null, refused('already_registered')],
  [
    'reports the taken ID before the closed registration',
    open({ date: '2020-01-01T00:00:00Z' }),
    TAKEN,
    null,
    refused('already_registered'),
  ],
  [
    'reports the taken ID before the missing form',
    open({ linkedFormId: '' }),
    TAKEN,
    null,
    refused('already_registered'),
  ],
  ['is refused for an ID on the waiting list', open(), IN_LINE, null, waits],
  ['does not find a draft', DRAFT, TAKEN, null, refused('tournament_not_found')],
  ['returns the registration when repeated', open(), TAKEN, MINE, { next: MINE }],
  ['returns the registration when repeated in a full tournament', FULL, TAKEN, MINE, { next: MINE }],
  ['returns the registration when repeated after the tournament is deleted', null, TAKEN, MINE, { next: MINE }],
  ['returns the rejected registration when repeated in a draft', DRAFT, TAKEN, REJECTED, { next: REJECTED }],
  ['is refused with the key of another request', open(), {}, stored('pending', 'of another'), refused('key_reused')],
  ['is accepted as the fourth of its network', open(), { pendingFromNetwork: 3 }, null, { next: CANDIDATE }],
  [
    'needs a proof of work as the fifth of its network',
    open(),
    { pendingFromNetwork: 4 },
    null,
    refused('proof_required'),
  ],
  ['needs its proof before it learns of the taken ID', open(), { ...TAKEN, ...MANY }, null, refused('proof_required')],
  [
    'needs its proof before it learns of an ID on the waiting list',
    open(),
    { ...IN_LINE, ...MANY },
    null,
    refused('proof_required'),
  ],
  ['reports the full tournament before the missing proof', FULL, MANY, null, refused('tournament_full')],
  ['returns the registration when repeated without a proof', open(), MANY, MINE, { next: MINE }],
])('a request %s', (_, tournament, known, registration, expected) => {
  expect(decide(tournament, known, registration)).toEqual(expected);
});

const WRONG = { 'answers.region': 'Esta pregunta es obligatoria' };

it.each<[string, Tournament, Known, StoredRegistration | null, object]>([
  ['are refused', open(), {}, null, refused('invalid', WRONG)],
  ['are not reported for a draft', DRAFT, {}, null, refused('tournament_not_found')],
  ['are not reported for a full tournament', FULL, {}, null, refused('tournament_full')],
  [
    'are reported first for a taken ID, which only a complete one may learn',
    open(),
    TAKEN,
    null,
    refused('invalid', WRONG),
  ],
  ['are accepted for a repeated request, because questions may have changed', open(), TAKEN, MINE, { next: MINE }],
])('invalid answers %s', (_, tournament, known, registration, expected) => {
  expect(admission(CANDIDATE, NOW, { wrong: WRONG })(tournament, registration, around(known))).toEqual(expected);
});

const FULL_LIST = { currentPlayers: 10, waitingList: 'automatic', lastInLine: 4 };
const NEXT = { ...CANDIDATE, status: 'waiting', line: 5 };
const WAITS = stored('waiting');
const OVER = { registrationDeadline: '2026-11-20T14:59:59.999Z' };

it.each<[string, object, StoredRegistration | null, object]>([
  ['joins the end of the line if no seat is free', {}, null, { next: NEXT }],
  ['joins the end if others wait for the free seats', { currentPlayers: 9, waitingPlayers: 1 }, null, { next: NEXT }],
  ['is refused without a waiting list', { waitingList: 'off' }, null, refused('tournament_full')],
  ['is refused if the list is full too', { waitingPlayers: 200 }, null, refused('tournament_full')],
  ['is refused after the registration deadline', OVER, null, refused('registration_closed')],
  ['takes a free seat', { currentPlayers: 9 }, null, { next: CANDIDATE }],
  ['keeps its number when repeated', {}, WAITS, { next: WAITS }],
])('a request for the waiting list %s', (_, fields, registration, expected) => {
  const tournament = open({ ...FULL_LIST, ...fields });
  expect(admission(CANDIDATE, NOW, { orWait: true })(tournament, registration, around())).toEqual(expected);
});

const INVITED = { ...CANDIDATE, tournamentId: 'copa', invitation: 'one' };
const INVITATION: StoredInvitation = {
  id: 'one',
  tournamentId: 'copa',
  seed: '',
  createdAt: '2026-11-20T14:00:00.000Z',
  until: '2026-11-20T15:00:00.000Z',
  revokedAt: null,
  usedAt: null,
};
const KEPT = { currentPlayers: 9, reservedPlaces: 2, invitedPlayers: 1, waitingList: 'automatic' };
const LATER = new Date('2026-11-20T15:00:00.001Z');

it.each<[string, object, Partial<StoredInvitation> | null, object]>([
  ['takes the kept place of a full tournament, until its last instant', {}, INVITATION, { next: INVITED }],
  ['takes it before those who wait', { waitingPlayers: 3, lastInLine: 3 }, INVITATION, { next: INVITED }],
  ['never waits', { reservedPlaces: 0, currentPlayers: 10 }, INVITATION, refused('tournament_full')],
  ['takes an ordinary place if none is kept', { reservedPlaces: 0 }, INVITATION, { next: INVITED }],
  ['is refused after the registration deadline', OVER, INVITATION, refused('registration_closed')],
  ['is refused without its invitation', {}, null, refused('invitation_over')],
  ['is refused by one of another tournament', {}, { tournamentId: 'liga' }, refused('invitation_over')],
  ['is refused by a revoked one', {}, { revokedAt: '2026-11-20T14:30:00.000Z' }, refused('invitation_over')],
  ['is refused by an ended one', {}, { until: '2026-11-20T14:59:59.999Z' }, refused('invitation_over')],
  ['is refused by a used one', {}, { usedAt: '2026-11-20T14:30:00.000Z' }, refused('invitation_used')],
])('an invited registration %s', (_, fields, invitation, expected) => {
  const known = around({ invitation: invitation && { ...INVITATION, ...invitation } });
  expect(admission(INVITED, NOW, { orWait: true })(open({ ...KEPT, ...fields }), null, known)).toEqual(expected);
});

it('keeps an invited registration when repeated, with its invitation used and over', () => {
  const mine = { ...INVITED, status: 'approved' } as const;
  const known = around({ invitation: { ...INVITATION, usedAt: INVITATION.until } });
  expect(admission(INVITED, LATER)(open(KEPT), mine, known)).toEqual({ next: mine });
});

describe('a team', () => {
  const players = [{ nickname: 'Kira', freeFireId: '23456789' }];
  const duo = { ...CANDIDATE, team: { name: 'Furia Norte', players } };
  const ask = (candidate: StoredRegistration, tournament: Tournament, taken: readonly string[] = []) =>
    admission(candidate, NOW)(tournament, null, around({ isTaken: (id) => taken.includes(id) }));
  const full = { currentPlayers: 10 };
  const beside = { 'team.players.0.freeFireId': 'Este ID de Free Fire ya está inscrito en este torneo.' };

  it.each<[string, number, readonly string[], object, object]>([
    ['is accepted in a tournament for its size', 2, [], {}, { next: duo }],
    [
      'is refused with an error at the registered teammate',
      2,
      ['23456789'],
      {},
      { refused: 'already_registered', fields: beside },
    ],
    [
      'reports the registered teammate before the full tournament',
      2,
      ['23456789'],
      full,
      { refused: 'already_registered', fields: beside },
    ],
    ['with a registered captain is refused like a solo player', 2, ['12345678'], {}, { refused: 'already_registered' }],
    [
      'of another size is refused',
      4,
      [],
      {},
      { refused: 'invalid', fields: { team: expect.stringContaining('escuadra') } },
    ],
    ['is refused in a solo tournament', 1, [], {}, { refused: 'invalid', fields: { team: expect.any(String) } }],
    ['reports the full tournament before its wrong size', 4, [], full, { refused: 'tournament_full' }],
  ])('%s', (_, teamSize, taken, fields, decision) => {
    expect(ask(duo, open({ teamSize, ...fields }), taken)).toEqual(decision);
  });

  it('is optional in a request', () => {
    expect(ask(CANDIDATE, open({ teamSize: 4 }))).toEqual({ next: CANDIDATE });
  });
});
