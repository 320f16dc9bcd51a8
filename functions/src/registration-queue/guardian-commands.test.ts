// A guardian's answer to registrations in each state.

import { type Consent, HOUR, readVisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from '../registrations/registration-document.ts';
import { admission, removal, statusChange } from './commands.ts';
import { type Command, decideAll, FREE, type Refusal } from './decide.ts';
import { guardianAnswer, notedAnswer } from './guardian-commands.ts';
import { guardianLinkOf, guardianLinkReplacement } from './links.ts';
import { correction, guardianOf, ownErasure, playerOf } from './player-commands.ts';
import { offer, offerAcceptance } from './seat-commands.ts';

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
const nuevo = { token: 'secreto', hash: 'nuevo' };

describe('a guardian’s answer', () => {
  const rejected = { status: 'rejected', out: 'no_consent' };
  const again = { status: 'pending', out: null, decidedAt: null };
  const still = { status: 'rejected', out: null, reason: 'Nivel', consent: { given: false } };
  it.each<[string, boolean, StoredRegistration, object, object?]>([
    ['a yes', true, one(), { status: 'pending', consent: { given: true, way: 'player_link' } }, { players: null }],
    ['a yes by the team’s link', true, one({ guardianAsked: 'team' }), { consent: { given: true, way: 'team_link' } }],
    ['a yes again', true, one({ consent: YES }), { consent: YES }, { records: 0 }],
    ['a no', false, one(), { ...rejected, decidedBy: null }, { players: 0, records: 1 }],
    ['a withdrawal after the approval', false, APPROVED, { ...rejected, enrolmentConfirmedAt: null }, { players: 0 }],
    ['a no again', false, REJECTED, REJECTED, { records: 0 }],
    ['a yes after a no by the team’s link', true, NO_BY_TEAM, again, { players: 2 }],
    ['a no by another guardian after a no', false, one({ consent: NO }), rejected],
    ['a no without a place', false, WITHOUT_PLACE, still, { players: null }],
    ['a yes to who waits', true, IN_LINE, { status: 'waiting', line: 4, consent: { given: true } }],
  ])('%s', (_, given, registration, next, counts = {}) => {
    expect(outcome(answer(given), registration)).toMatchObject({ next, ...counts });
  });

  it.each<[string, boolean, StoredRegistration | null, ReturnType<typeof copa>, string]>([
    ['after it was erased', true, null, copa(), 'link_not_found'],
    ['by a link that was replaced', true, one({ guardianLink: 'otro' }), copa(), 'link_not_found'],
    ['a withdrawal when all is over', false, APPROVED, OVER, 'place_closed'],
    ['a yes to who was rejected', true, WITHOUT_PLACE, copa(), 'place_closed'],
    ['a yes after a no by the link that the player sent', true, REJECTED, copa(), 'team_link_required'],
    ['a yes by the player’s link to a carried no', true, one({ consent: NO }), copa(), 'team_link_required'],
    ['a yes after a no when all is over', true, NO_BY_TEAM, OVER, 'place_closed'],
    ['a yes after a no when the place is another’s', true, NO_BY_TEAM, copa({ currentPlayers: 2 }), 'tournament_full'],
    ['a yes after a no when others wait', true, NO_BY_TEAM, copa({ waitingPlayers: 1 }), 'tournament_full'],
  ])('does nothing %s', (_, given, registration, tournament, refused) => {
    expect(outcome(answer(given), registration, tournament)).toMatchObject({ refused });
  });

  it('after a refusal is stored without taking a seat if the ID plays in another team now', () => {
    const next = { status: 'rejected', out: 'left', consent: { given: true } };
    const taken = { registrationId: 'copa_87654321' };
    expect(outcome(answer(true), NO_BY_TEAM, copa(), taken)).toMatchObject({ next, players: null });
  });
});

describe('an answer that an organiser notes', () => {
  const told = { given: true, way: 'call' as const };
  it.each<[string, object, StoredRegistration | null, object]>([
    ['is kept with how', {}, one(), { next: { consent: { given: true, way: 'call' } }, records: 1 }],
    ['is the same again', {}, one({ consent: YES }), { next: { consent: YES }, records: 0 }],
    ['isn’t written over one that came meanwhile', {}, REJECTED, { refused: 'decision_conflict' }],
    ['is about nobody who is an adult', {}, one({ guardian: null }), { refused: 'not_found' }],
    ['is about nobody who is gone', {}, null, { refused: 'not_found' }],
    ['can be a no', { given: false }, one(), { next: { status: 'rejected', out: 'no_consent' } }],
  ])('%s', (_, fields, registration, expected) => {
    expect(outcome(notedAnswer({ ...told, from: 'open', ...fields }, admin), registration)).toMatchObject(expected);
  });
});

it('an approval waits for the guardian', () => {
  expect(outcome(approve, one())).toEqual({ refused: 'consent_missing' });
  expect(outcome(approve, one({ consent: YES }))).toMatchObject({ next: { status: 'approved' } });
});

describe('a waiting player', () => {
  it.each([
    ['in line', IN_LINE, { players: 1, waiting: 1 }],
    ['with an offer', OFFERED, { players: 0, waiting: 2 }],
  ])('is out of it after a no: %s', (_, registration, counts) => {
    const next = { status: 'rejected', out: 'no_consent', line: null, offeredUntil: null };
    expect(outcome(answer(false), registration, copa({ waitingPlayers: 2 }))).toMatchObject({ next, ...counts });
  });

  it('is offered one, and has it, before their guardian has answered; the approval waits', () => {
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
    ['is made by the player', without(), { next: { guardianLink: 'nuevo', guardianAsked: 'player' } }],
    ['is the same again', one({ guardianLink: 'viejo', consent: YES }), { next: { guardianLink: 'viejo' } }],
    ['isn’t once the team has sent one', without({ guardianAsked: 'team' }), { refused: 'place_closed' }],
    ['isn’t once they have answered', without({ consent: YES }), { refused: 'place_closed' }],
    ['isn’t for an adult', without({ guardian: null }), { refused: 'place_closed' }],
    ['isn’t without a place', without({ status: 'rejected' }), { refused: 'place_closed' }],
    ['isn’t by a link that was replaced', without({ link: 'otro' }), { refused: 'link_not_found' }],
    ['isn’t of those that were taken back', without({ guardianLinks: 1 }), { refused: 'edit_conflict' }],
  ])('%s', (_, registration, expected) => {
    expect(outcome(guardianLinkOf('del-jugador', nuevo, 0), registration)).toMatchObject(expected);
  });

  it('is replaced by an organiser at any time', () => {
    const replace = guardianLinkReplacement(nuevo, admin);
    const next = { guardianLink: 'nuevo', guardianAsked: 'team' };
    expect(outcome(replace, one({ consent: YES }))).toMatchObject({ next, records: 1 });
    expect(outcome(replace, one({ guardianLink: 'nuevo' }))).toMatchObject({ records: 0 });
    expect(outcome(replace, one({ guardian: null }))).toMatchObject({ refused: 'not_found' });
  });
});

it('a no is kept on the ID, and a yes that counts removes it', () => {
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
  ])('%s is refused too, and gets no link to send', (_, registration, own) => {
    const next = joins(registration);
    expect(next).toMatchObject({ requestHash: 'otra', status: 'pending', consent: NO, guardian: own });
    expect(next).toMatchObject({ guardianLink: '', guardianAsked: null });
    expect(outcome(guardianLinkOf('otro', nuevo, 0), next)).toEqual({ refused: 'place_closed' });
    expect(outcome(approve, next)).toEqual({ refused: 'consent_missing' });
  });

  it('is approved once an organiser notes a yes', () => {
    const note = notedAnswer({ given: true, way: 'call', from: 'refused' }, admin);
    expect(outcome(note, joins(adult))).toMatchObject({ next: { consent: { given: true } } });
    expect(leftOf(note, joins(adult))?.refusal).toBeNull();
  });

  it('is not by the approval of a registration from before the no', () => {
    expect(outcome(approve, one({ consent: YES }), copa(), REFUSED)).toEqual({ refused: 'consent_missing' });
  });

  it.each<[string, Command]>([
    ['their own erasure', ownErasure(playerOf({ link: 'del-jugador' }), NOW)],
    ['their guardian’s', ownErasure(guardianOf({ guardianLink: 'del-tutor' }), NOW)],
    ['an organiser’s', removal(admin)],
  ])('is it after %s, too, until the tournament is over', (_, decide) => {
    expect(leftOf(decide, REJECTED)).toBeUndefined();
    expect(leftOf(decide, REJECTED, OVER)).toEqual(FREE);
  });
});

describe('a correction to a refused ID', () => {
  const wrong = one({ guardian: null, guardianLink: '', guardianAsked: null, freeFireId: '87654321' });
  const correct = correction({ revision: 0, freeFireId: '12345678' }, [], admin);
  const move = (registration: StoredRegistration, reserved: object = {}) =>
    run(correct, registration, copa(), reserved).changes;

  const unguarded = { guardian: null, guardianLink: '' };
  const pending = { status: 'pending', consent: NO };
  const guarded = (consent: Consent | null) => ({ ...wrong, guardian, consent });
  const approved: StoredRegistration = { ...wrong, status: 'approved', decidedAt: at(-1) };
  it.each<[string, StoredRegistration, object, object]>([
    ['stays pending', { ...wrong, decidedAt: at(-1) }, REFUSED, { ...pending, ...unguarded, decidedAt: at(-1) }],
    ['is approved no more', approved, REFUSED, { ...pending, ...unguarded, decidedAt: null }],
    ['keeps its approval without a refusal', approved, {}, { ...unguarded, status: 'approved', consent: null }],
    ['is refused with a guardian of its own', guarded(null), REFUSED, { ...pending, guardian }],
    ['is refused with a guardian who said yes', guarded(YES), REFUSED, { ...pending, guardian }],
    ['takes no refusal of the former ID along', { ...wrong, consent: NO }, {}, { consent: null }],
    ['takes the refusal of the named guardian along', guarded(NO), {}, { consent: NO }],
  ])('%s', (_, registration, reserved, next) => {
    const { registrations } = move(registration, reserved);
    expect(registrations.get(wrong.id)).toMatchObject({ ...next, freeFireId: '12345678' });
  });

  it('puts only the refusal of the named guardian on the new ID', () => {
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
    ['is asked anew', one(), 'player', { next: { guardian: elsa, guardianAsked: null, guardianLink: '' } }],
    ['isn’t by a player once the team asks them', one({ guardianAsked: 'team' }), 'player', { fields: named(ASKED) }],
    ['is by the team', one({ guardianAsked: 'team' }), 'admin', { next: { guardian: elsa, guardianLink: '' } }],
    ['isn’t once they have answered', one({ consent: YES }), 'admin', { fields: named(ANSWERED) }],
    ['is named by who had none', one({ guardian: null }), 'player', { next: { guardian: elsa, consent: null } }],
    ['is named after a no on the ID, which stays', mine, 'player', { next: { guardian: elsa, consent: NO } }],
    ['isn’t by a player after a no', theirs, 'player', { fields: named(ANSWERED) }],
    ['is by the team after a no, which stays', theirs, 'admin', { next: { guardian: elsa, consent: NO } }],
  ])('%s', (_, registration, uid, expected) => {
    expect(outcome(correcting(uid), registration)).toMatchObject(expected);
  });
});
