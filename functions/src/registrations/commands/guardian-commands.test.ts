// A guardian's answer to registrations in each state.

import { type Consent, HOUR, readVisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Command, Refusal } from '../decision.ts';
import { readStoredRegistration, type StoredRegistration } from '../registration-document.ts';
import { decideAll, FREE } from '../round.ts';
import { admission, removal, statusChange } from './commands.ts';
import { approvalReview, guardianAnswer, notedAnswer } from './guardian-commands.ts';
import { guardianLinkOf, guardianLinkReplacement } from './links.ts';
import { correction, guardianOf, ownErasure, playerOf } from './player-commands.ts';
import { offer, offerAcceptance, presence } from './seat-commands.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const open = { status: 'published', linkedFormId: 'f', maxPlayers: 2, currentPlayers: 1, date: at(72) };
const copa = (fields: object = {}) => readVisibleTournament('copa', { ...open, guardianConsent: true, ...fields });
const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
const named = (text: string) => ({ 'guardian.name': text, 'guardian.contact': text });
const said = (given: boolean): Consent => ({ given, at: at(-1), way: 'player_link' });

const one = (fields: object = {}): StoredRegistration =>
  readStoredRegistration('copa_12345678', {
    tournamentId: 'copa',
    freeFireId: '12345678',
    link: 'del-jugador',
    guardian,
    guardianLink: 'del-tutor',
    guardianAsked: 'player',
    createdAt: at(-2),
    ...fields,
  });
const [YES, NO] = [said(true), said(false)];
const REJECTED = one({ status: 'rejected', out: 'no_consent', consent: NO });
const NO_BY_TEAM: StoredRegistration = { ...REJECTED, guardianAsked: 'team' };
const WITHOUT_PLACE = one({ status: 'rejected', reason: 'Nivel' });
const APPROVED = one({ status: 'approved', consent: YES, enrolmentConfirmedAt: at(-1) });
const OVER = copa({ date: at(-48), endDate: at(-40) });
const IN_LINE = one({ status: 'waiting', line: 4 });
const OFFERED = one({ status: 'waiting', line: 4, offeredUntil: at(2) });

/** Decides on a registration whose ID has this reservation. */
function run(decide: Command, registration: StoredRegistration | null, tournament = copa(), reserved: object = {}) {
  const registrationId = registration?.id ?? 'copa_12345678';
  return decideAll([{ registrationId, decide }], {
    tournament,
    registrations: new Map([[registrationId, registration]]),
    reservations: new Map([['12345678', { ...FREE, ...reserved }]]),
  });
}

/** The registration and the taken seats after an operation, or its refusal. */
function outcome(...args: Parameters<typeof run>) {
  const { results, changes } = run(...args);
  const [only] = results;
  if (only === undefined || !('registration' in only)) return only;
  const { currentPlayers: players = null, waitingPlayers: waiting = null } = changes.counts ?? {};
  return { next: only.registration, players, waiting, records: changes.audits.length };
}
const refusedBy = (consent: Consent): Refusal => ({ consent, registrationId: 'copa_12345678' });
const REFUSED = { refusal: refusedBy(NO) };
/** The reservation of a refused ID after a command. */
const leftOf = (decide: Command, registration: StoredRegistration, tournament = copa()) =>
  run(decide, registration, tournament, REFUSED).changes.reservations.get('12345678');
const answer = (given: boolean, link = 'del-tutor') => guardianAnswer(link, given, { uid: 'guardian', now: NOW });
const admin = { uid: 'admin', now: NOW };
const approve = statusChange({ status: 'approved' }, admin);

describe('guardianAnswer', () => {
  const rejected = { status: 'rejected', out: 'no_consent' };
  const again = { status: 'pending', out: null, decidedAt: null };
  const still = { status: 'rejected', out: null, reason: 'Nivel', consent: { given: false } };
  it.each<[string, boolean, StoredRegistration, object, object?]>([
    [
      'stores a yes',
      true,
      one(),
      { status: 'pending', consent: { given: true, way: 'player_link' } },
      { players: null },
    ],
    [
      'stores a yes by the organisers’ link as such',
      true,
      one({ guardianAsked: 'team' }),
      { consent: { given: true, way: 'team_link' } },
    ],
    ['ignores a repeated yes', true, one({ consent: YES }), { consent: YES }, { records: 0 }],
    ['rejects the registration after a no', false, one(), { ...rejected, decidedBy: null }, { players: 0, records: 1 }],
    [
      'rejects an approved registration after a withdrawal',
      false,
      APPROVED,
      { ...rejected, enrolmentConfirmedAt: null },
      { players: 0 },
    ],
    ['ignores a repeated no', false, REJECTED, REJECTED, { records: 0 }],
    ['reopens the registration after a yes by the organisers’ link', true, NO_BY_TEAM, again, { players: 2 }],
    ['rejects a registration with a carried-over no after another no', false, one({ consent: NO }), rejected],
    ['stores a no for a rejected registration', false, WITHOUT_PLACE, still, { players: null }],
    ['keeps the number in line after a yes', true, IN_LINE, { status: 'waiting', line: 4, consent: { given: true } }],
  ])('%s', (_, given, registration, next, counts = {}) => {
    expect(outcome(answer(given), registration)).toMatchObject({ next, ...counts });
  });

  it.each<[string, boolean, StoredRegistration | null, ReturnType<typeof copa>, string]>([
    ['an answer to an erased registration', true, null, copa(), 'link_not_found'],
    ['an answer by a replaced link', true, one({ guardianLink: 'otro' }), copa(), 'link_not_found'],
    ['a withdrawal after the tournament', false, APPROVED, OVER, 'place_closed'],
    ['a yes to a registration that an organiser rejected', true, WITHOUT_PLACE, copa(), 'place_closed'],
    ['a yes after a no by the link that the player sent', true, REJECTED, copa(), 'team_link_required'],
    ['a yes by the player’s link after a carried-over no', true, one({ consent: NO }), copa(), 'team_link_required'],
    ['a yes after a no when the tournament is over', true, NO_BY_TEAM, OVER, 'place_closed'],
    ['a yes after a no when the seat is taken', true, NO_BY_TEAM, copa({ currentPlayers: 2 }), 'tournament_full'],
    [
      'a yes after a no when others wait for the seat',
      true,
      NO_BY_TEAM,
      copa({ waitingPlayers: 1 }),
      'tournament_full',
    ],
  ])('refuses %s', (_, given, registration, tournament, refused) => {
    expect(outcome(answer(given), registration, tournament)).toMatchObject({ refused });
  });

  it('stores a yes after a no without a seat if another team has the ID', () => {
    const next = { status: 'rejected', out: 'left', consent: { given: true } };
    const taken = { registrationId: 'copa_87654321' };
    expect(outcome(answer(true), NO_BY_TEAM, copa(), taken)).toMatchObject({ next, players: null });
  });
});

describe('an answer noted by an organiser', () => {
  const told = { given: true, way: 'call' as const };
  it.each<[string, object, StoredRegistration | null, object]>([
    ['is stored with the way it was given', {}, one(), { next: { consent: { given: true, way: 'call' } }, records: 1 }],
    ['changes nothing when repeated', {}, one({ consent: YES }), { next: { consent: YES }, records: 0 }],
    ['does not overwrite an answer given meanwhile', {}, REJECTED, { refused: 'decision_conflict' }],
    ['is refused for an adult', {}, one({ guardian: null }), { refused: 'not_found' }],
    ['is refused for a deleted registration', {}, null, { refused: 'not_found' }],
    [
      'rejects the registration if it is a no',
      { given: false },
      one(),
      { next: { status: 'rejected', out: 'no_consent' } },
    ],
  ])('%s', (_, fields, registration, expected) => {
    expect(outcome(notedAnswer({ ...told, from: 'open', ...fields }, admin), registration)).toMatchObject(expected);
  });
});

it('an approval is refused until the guardian has consented', () => {
  expect(outcome(approve, one())).toEqual({ refused: 'consent_missing' });
  expect(outcome(approve, one({ consent: YES }))).toMatchObject({ next: { status: 'approved' } });
});

describe('an absence', () => {
  const absent: StoredRegistration = {
    ...APPROVED,
    status: 'rejected',
    out: 'no_show',
    absence: { matchId: 'final', substituteId: null },
  };
  const takeBack = presence(null, admin);

  it('is not taken back against a no given meanwhile', () => {
    const refused = Object(outcome(answer(false), absent));
    expect(refused).toMatchObject({ next: { status: 'rejected', out: 'no_show', consent: { given: false } } });
    expect(outcome(takeBack, refused.next)).toEqual({ refused: 'consent_missing' });
    expect(outcome(takeBack, absent, copa(), REFUSED)).toEqual({ refused: 'consent_missing' });
  });

  it('is taken back with the consent', () => {
    expect(outcome(takeBack, absent)).toMatchObject({ next: { status: 'approved', out: null }, players: 2 });
  });
});

describe('an approved adult who names a guardian', () => {
  const adult = one({ status: 'approved', guardian: null, guardianLink: '', guardianAsked: null, decidedAt: at(-1) });
  const naming = (uid: string) => correction({ revision: 0, guardian }, [], { uid, now: NOW });

  it.each(['player', 'admin'])('is pending until the guardian consents, if the %s corrects it', (uid) => {
    const expected = { next: { guardian, status: 'pending', decidedAt: null }, players: null, records: 1 };
    expect(outcome(naming(uid), adult)).toMatchObject(expected);
  });

  it('stays approved where no consent is asked', () => {
    const unasked = copa({ guardianConsent: false });
    expect(outcome(naming('admin'), adult, unasked)).toMatchObject({ next: { guardian, status: 'approved' } });
  });
});

it.each<[string, Partial<StoredRegistration>]>([
  ['the same player', {}],
  [
    'a team with the player',
    { freeFireId: '87654321', team: { name: 'Furia', players: [{ nickname: 'Nube', freeFireId: '12345678' }] } },
  ],
])('a no on another registration ends the approval of %s', (_, fields) => {
  const other = one({ status: 'approved', guardian: null, guardianLink: '', guardianAsked: null, ...fields });
  expect(outcome(approvalReview, other)).toMatchObject({ next: other });
  expect(outcome(approvalReview, other, copa(), REFUSED)).toMatchObject({ next: { status: 'pending' } });
});

describe('a waiting player', () => {
  it.each([
    ['in line', IN_LINE, { players: 1, waiting: 1 }],
    ['with an offer', OFFERED, { players: 0, waiting: 2 }],
  ])('leaves the line after a no: %s', (_, registration, counts) => {
    const next = { status: 'rejected', out: 'no_consent', line: null, offeredUntil: null };
    expect(outcome(answer(false), registration, copa({ waitingPlayers: 2 }))).toMatchObject({ next, ...counts });
  });

  it('can take an offered seat before the guardian answers, but not be approved', () => {
    const offered = Object(outcome(offer(admin), IN_LINE, copa({ waitingPlayers: 1 })));
    expect(offered).toMatchObject({ next: { offeredUntil: at(2) }, players: 2, waiting: 0 });
    const full = copa({ currentPlayers: 2 });
    const taken = Object(outcome(offerAcceptance('del-jugador', NOW), offered.next, full));
    expect(taken).toMatchObject({ next: { status: 'pending', line: null }, players: null });
    expect(outcome(approve, taken.next, full)).toEqual({ refused: 'consent_missing' });
  });
});

describe('a guardian’s link', () => {
  const without = (fields: object = {}) => one({ guardianLink: '', guardianAsked: null, ...fields });
  it.each<[string, StoredRegistration, object]>([
    ['is created by the player', without(), { next: { guardianLink: 'nuevo', guardianAsked: 'player' } }],
    [
      'stays the same when requested again',
      one({ guardianLink: 'viejo', consent: YES }),
      { next: { guardianLink: 'viejo' } },
    ],
    ['is refused once organisers have sent one', without({ guardianAsked: 'team' }), { refused: 'place_closed' }],
    ['is refused once the guardian has answered', without({ consent: YES }), { refused: 'place_closed' }],
    ['is refused to an adult', without({ guardian: null }), { refused: 'place_closed' }],
    ['is refused after a rejection', without({ status: 'rejected' }), { refused: 'place_closed' }],
    ['is refused with a replaced player’s link', without({ link: 'otro' }), { refused: 'link_not_found' }],
    ['is refused under an outdated number', without({ guardianLinks: 1 }), { refused: 'edit_conflict' }],
  ])('%s', (_, registration, expected) => {
    expect(outcome(guardianLinkOf('del-jugador', 'nuevo', 0), registration)).toMatchObject(expected);
  });

  it('is replaced by an organiser at any time', () => {
    const replace = guardianLinkReplacement('nuevo', admin, 'una-red');
    const next = { guardianLink: 'nuevo', guardianAsked: 'team' };
    expect(outcome(replace, one({ consent: YES }))).toMatchObject({ next, records: 1 });
    expect(outcome(replace, one({ guardianLink: 'nuevo' }))).toMatchObject({ records: 0 });
    expect(outcome(replace, one({ guardian: null }))).toMatchObject({ refused: 'not_found' });
  });
});

it('a no is stored on the player ID, and a valid yes removes it', () => {
  expect(leftOf(answer(false), one())?.refusal).toEqual(refusedBy({ ...NO, at: NOW.toISOString() }));
  expect(leftOf(answer(true), NO_BY_TEAM)?.refusal).toBeNull();
});

describe('a new registration after a refusal', () => {
  const other = { requestHash: 'otra', link: 'otro', guardianLink: '', guardianAsked: null };
  const adult = one({ ...other, guardian: null });
  const joins = (registration: StoredRegistration) =>
    Object(outcome(admission(registration, NOW), null, copa(), REFUSED)).next;

  // The new player may be another person, so no guardian's data carries over to an adult.
  it.each([
    ['as an adult', adult, null],
    ['with another guardian', one(other), guardian],
  ])('%s is refused too, and cannot create a guardian link', (_, registration, own) => {
    const next = joins(registration);
    expect(next).toMatchObject({ requestHash: 'otra', status: 'pending', consent: NO, guardian: own });
    expect(next).toMatchObject({ guardianLink: '', guardianAsked: null });
    expect(outcome(guardianLinkOf('otro', 'nuevo', 0), next)).toEqual({ refused: 'place_closed' });
    expect(outcome(approve, next)).toEqual({ refused: 'consent_missing' });
  });

  it('loses the refusal once an organiser notes a yes', () => {
    const note = notedAnswer({ given: true, way: 'call', from: 'refused' }, admin);
    expect(outcome(note, joins(adult))).toMatchObject({ next: { consent: { given: true } } });
    expect(leftOf(note, joins(adult))?.refusal).toBeNull();
  });

  it('is not approved on an older yes', () => {
    expect(outcome(approve, one({ consent: YES }), copa(), REFUSED)).toEqual({ refused: 'consent_missing' });
  });

  it.each<[string, Command]>([
    ['the player’s erasure', ownErasure(playerOf({ link: 'del-jugador' }), NOW)],
    ['the guardian’s erasure', ownErasure(guardianOf({ guardianLink: 'del-tutor' }), NOW)],
    ['an organiser’s removal', removal(admin)],
  ])('stays refused after %s, also once the date has passed, which may be moved', (_, decide) => {
    expect(leftOf(decide, REJECTED)).toBeUndefined();
    expect(leftOf(decide, REJECTED, OVER)).toBeUndefined();
  });
});

describe('a correction of the player ID', () => {
  const wrong = one({ guardian: null, guardianLink: '', guardianAsked: null, freeFireId: '87654321' });
  const correct = correction({ revision: 0, freeFireId: '12345678' }, [], admin);
  const move = (registration: StoredRegistration, reserved: object = {}) =>
    run(correct, registration, copa(), reserved).changes;

  const unguarded = { guardian: null, guardianLink: '' };
  const pending = { status: 'pending', consent: NO };
  const guarded = (consent: Consent | null) => ({ ...wrong, guardian, consent });
  const approved: StoredRegistration = { ...wrong, status: 'approved', decidedAt: at(-1) };
  it.each<[string, StoredRegistration, object, object]>([
    [
      'to a refused ID keeps the registration pending',
      { ...wrong, decidedAt: at(-1) },
      REFUSED,
      { ...pending, ...unguarded, decidedAt: at(-1) },
    ],
    ['to a refused ID ends the approval', approved, REFUSED, { ...pending, ...unguarded, decidedAt: null }],
    [
      'to an ID without a refusal keeps the approval',
      approved,
      {},
      { ...unguarded, status: 'approved', consent: null },
    ],
    [
      'to a refused ID carries the refusal over despite another guardian',
      guarded(null),
      REFUSED,
      { ...pending, guardian },
    ],
    ['to a refused ID outweighs another guardian’s yes', guarded(YES), REFUSED, { ...pending, guardian }],
    ['drops the refusal of the former ID', { ...wrong, consent: NO }, {}, { consent: null }],
    ['keeps the refusal of the named guardian', guarded(NO), {}, { consent: NO }],
  ])('%s', (_, registration, reserved, next) => {
    const { registrations } = move(registration, reserved);
    expect(registrations.get(wrong.id)).toMatchObject({ ...next, freeFireId: '12345678' });
  });

  it('moves only the named guardian’s refusal to the new ID', () => {
    const moved = [wrong, { ...wrong, consent: NO }, guarded(NO)].map((one) => move(one).reservations.get('12345678'));
    expect(moved.map((one) => one?.refusal)).toEqual([null, null, refusedBy(NO)]);
  });
});

describe('a correction of the guardian', () => {
  const elsa = { name: 'Elsa', contact: 'elsa@correo.mx' };
  const ANSWERED = 'Ya respondió: no se cambia';
  const ASKED = 'El equipo ya le escribió: pídele que lo cambie';
  const correcting = (uid: string) => correction({ revision: 0, guardian: elsa }, [], { uid, now: NOW });
  const [mine, theirs] = [one({ guardian: null, consent: NO }), one({ consent: NO })];
  it.each<[string, StoredRegistration, string, object]>([
    [
      'revokes the former guardian’s link',
      one(),
      'player',
      { next: { guardian: elsa, guardianAsked: null, guardianLink: '' } },
    ],
    [
      'is refused to a player once organisers have asked',
      one({ guardianAsked: 'team' }),
      'player',
      { fields: named(ASKED) },
    ],
    [
      'is allowed to organisers once they have asked',
      one({ guardianAsked: 'team' }),
      'admin',
      { next: { guardian: elsa, guardianLink: '' } },
    ],
    ['is refused once the guardian has answered', one({ consent: YES }), 'admin', { fields: named(ANSWERED) }],
    ['adds a missing guardian', one({ guardian: null }), 'player', { next: { guardian: elsa, consent: null } }],
    ['adds a guardian after a no on the ID, which stays', mine, 'player', { next: { guardian: elsa, consent: NO } }],
    ['is refused to a player after a no', theirs, 'player', { fields: named(ANSWERED) }],
    ['is allowed to organisers after a no, which stays', theirs, 'admin', { next: { guardian: elsa, consent: NO } }],
  ])('%s', (_, registration, uid, expected) => {
    expect(outcome(correcting(uid), registration)).toMatchObject(expected);
  });
});
