// What a guardian's answer makes of a registration, whatever it was.
import { type Consent, HOUR, readVisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { admission } from '../entering/admission.ts';
import { guardianLinkOf, guardianLinkReplacement } from '../links.ts';
import { guardianOf, ownErasure, playerOf } from '../own.ts';
import { readStoredRegistration, type StoredRegistration } from '../record.ts';
import { afterGuardianNo, guardianAnswer, notedAnswer } from './consenting.ts';
import { correction } from './correction.ts';
import { type Decide, decideAll, type GuardianNo } from './decide.ts';
import { offer, taking } from './offering.ts';
import { removal } from './removal.ts';
import { statusChange } from './status-change.ts';

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
const NO = one({ status: 'rejected', out: 'no_consent', consent: said(false) });
const IN_LINE = one({ status: 'waiting', line: 4 });
const OFFERED = one({ status: 'waiting', line: 4, offeredUntil: at(2) });

/** What comes of an operation: the registration and the number of places taken, or why not. */
function outcome(
  decide: Decide,
  registration: StoredRegistration | null,
  tournament = copa(),
  isTaken = false,
  guardianNos: ReadonlyMap<string, Consent> = new Map(),
) {
  const registrations = new Map([['copa_12345678', registration]]);
  const claims = isTaken ? new Map([['12345678', 'copa_87654321']]) : undefined;
  const operations = [{ registrationId: 'copa_12345678', mayTake: ['12345678'], decide }];
  const { outcomes, changes } = decideAll(operations, { tournament, registrations, claims, guardianNos });
  const [only] = outcomes;
  if (only === undefined || !('registration' in only)) return only;
  const { currentPlayers: players = null, waitingPlayers: waiting = null } = changes.counts ?? {};
  return { next: only.registration, players, waiting, records: changes.audits.length };
}
/** What there is to write after it. */
const changesOf = (decide: Decide, registration: StoredRegistration, tournament = copa()) =>
  decideAll([{ registrationId: registration.id, decide }], {
    tournament,
    registrations: new Map([[registration.id, registration]]),
  }).changes;
/** What of that is there for who comes next. */
const keptOf = (guardianNos: readonly GuardianNo[]) =>
  new Map(guardianNos.flatMap(({ id, consent }) => (consent === null ? [] : [[id, consent]])));
const answer = (given: boolean, link = 'del-tutor') => guardianAnswer(link, given, { uid: 'guardian', now: NOW });
const admin = { uid: 'admin', now: NOW };

describe('a guardian’s answer', () => {
  it.each<[string, boolean, StoredRegistration, object]>([
    [
      'a yes',
      true,
      one(),
      { next: { status: 'pending', consent: { given: true, way: 'player_link' } }, players: null },
    ],
    [
      'a yes by the team’s link',
      true,
      one({ guardianAsked: 'team' }),
      { next: { consent: { given: true, way: 'team_link' } } },
    ],
    ['a yes again', true, one({ consent: said(true) }), { next: { consent: said(true) }, records: 0 }],
    [
      'a no',
      false,
      one(),
      { next: { status: 'rejected', out: 'no_consent', decidedBy: null }, players: 0, records: 1 },
    ],
    [
      'a withdrawal after the approval',
      false,
      one({ status: 'approved', consent: said(true), enrolmentConfirmedAt: at(-1) }),
      { next: { status: 'rejected', out: 'no_consent', enrolmentConfirmedAt: null }, players: 0 },
    ],
    ['a no again', false, NO, { next: NO, records: 0 }],
    ['a yes after a no', true, NO, { next: { status: 'pending', out: null, decidedAt: null }, players: 2 }],
    [
      'a no where there is no place any more',
      false,
      one({ status: 'rejected', reason: 'Nivel' }),
      { next: { status: 'rejected', out: null, reason: 'Nivel', consent: { given: false } }, players: null },
    ],
    ['a yes to who waits', true, IN_LINE, { next: { status: 'waiting', line: 4, consent: { given: true } } }],
  ])('%s', (_, given, registration, expected) => {
    expect(outcome(answer(given), registration)).toMatchObject(expected);
  });

  it.each<[string, boolean, StoredRegistration | null, ReturnType<typeof copa>, string]>([
    ['after it was erased', true, null, copa(), 'link_not_found'],
    ['by a link that was replaced', true, one({ guardianLink: 'otro' }), copa(), 'link_not_found'],
    [
      'a withdrawal when all is over',
      false,
      one({ status: 'approved' }),
      copa({ date: at(-48), endDate: at(-40) }),
      'place_closed',
    ],
    ['a yes to who was rejected', true, one({ status: 'rejected' }), copa(), 'place_closed'],
    ['a yes after a no when all is over', true, NO, copa({ date: at(-48), endDate: at(-40) }), 'place_closed'],
    ['a yes after a no when the place is another’s', true, NO, copa({ currentPlayers: 2 }), 'tournament_full'],
    ['a yes after a no when others wait for the place', true, NO, copa({ waitingPlayers: 1 }), 'tournament_full'],
  ])('does nothing %s', (_, given, registration, tournament, refused) => {
    expect(outcome(answer(given), registration, tournament)).toMatchObject({ refused });
  });

  it.each([
    [4, { registration: { status: 'pending' } }],
    [5, { refused: 'network_crowded' }],
  ])('after a no takes a place while fewer than half wait from where its player registered: %i', (crowd, expected) => {
    const facts = {
      tournament: copa({ maxPlayers: 10 }),
      registrations: new Map([[NO.id, NO]]),
      crowds: [{ origins: ['casa'], undecided: crowd }],
    };
    const yes = { registrationId: NO.id, decide: answer(true) };
    expect(decideAll([{ ...yes, origins: ['casa'] }], facts).outcomes).toMatchObject([expected]);
    // What an organiser was told comes from nowhere.
    expect(decideAll([yes], facts).outcomes).toMatchObject([{ registration: { status: 'pending' } }]);
  });

  it('after a no is kept, and takes no place, where the ID plays for somebody else meanwhile', () => {
    const next = { status: 'rejected', out: 'left', consent: { given: true } };
    expect(outcome(answer(true), NO, copa(), true)).toMatchObject({ next, players: null });
  });
});

describe('an answer that an organiser notes', () => {
  const told = { createdAt: at(-2), given: true, way: 'call' as const };
  it.each<[string, object, StoredRegistration | null, object]>([
    ['is kept with how', {}, one(), { next: { consent: { given: true, way: 'call' } }, records: 1 }],
    ['is the same again', {}, one({ consent: said(true) }), { next: { consent: said(true) }, records: 0 }],
    ['isn’t written over one that came meanwhile', {}, NO, { refused: 'decided_meanwhile' }],
    ['is about this registration', { createdAt: at(-3) }, one(), { refused: 'edited_meanwhile' }],
    ['is about nobody who is an adult', {}, one({ guardian: null }), { refused: 'not_found' }],
    ['is about nobody who is gone', {}, null, { refused: 'not_found' }],
    ['can be a no', { given: false }, one(), { next: { status: 'rejected', out: 'no_consent' } }],
  ])('%s', (_, fields, registration, expected) => {
    expect(outcome(notedAnswer({ ...told, from: 'open', ...fields }, admin), registration)).toMatchObject(expected);
  });
});

describe('an approval', () => {
  const approve = statusChange({ status: 'approved' }, admin);
  it.each<[string, StoredRegistration, boolean, object]>([
    ['waits for the guardian', one(), true, { refused: 'consent_missing' }],
    ['doesn’t where the tournament doesn’t ask', one(), false, { next: { status: 'approved' } }],
    ['follows a yes', one({ consent: said(true) }), true, { next: { status: 'approved' } }],
    ['never follows a no', NO, false, { refused: 'consent_missing' }],
    ['of an adult waits for nobody', one({ guardian: null }), true, { next: { status: 'approved' } }],
  ])('%s', (_, registration, guardianConsent, expected) => {
    expect(outcome(approve, registration, copa({ guardianConsent }))).toMatchObject(expected);
  });
});

describe('who waits for a place', () => {
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
    const taken = Object(outcome(taking('del-jugador', NOW), offered.next, full));
    expect(taken).toMatchObject({ next: { status: 'pending', line: null }, players: null });
    expect(outcome(statusChange({ status: 'approved' }, admin), taken.next, full)).toEqual({
      refused: 'consent_missing',
    });
  });
});

describe('a guardian’s link', () => {
  it.each<[string, StoredRegistration, object]>([
    ['is made by the player', one(), { next: { guardianLink: 'nuevo', guardianAsked: 'player' } }],
    ['is the same again', one({ guardianLink: 'nuevo', consent: said(true) }), { next: { guardianLink: 'nuevo' } }],
    ['isn’t once the team has sent one', one({ guardianAsked: 'team' }), { refused: 'place_closed' }],
    ['isn’t once they have answered', one({ consent: said(true) }), { refused: 'place_closed' }],
    ['isn’t for an adult', one({ guardian: null }), { refused: 'place_closed' }],
    ['isn’t without a place', one({ status: 'rejected' }), { refused: 'place_closed' }],
    ['isn’t by a link that was replaced', one({ link: 'otro' }), { refused: 'link_not_found' }],
    ['isn’t of those that were taken back', one({ guardianLinks: 1 }), { refused: 'edited_meanwhile' }],
  ])('%s', (_, registration, expected) => {
    expect(outcome(guardianLinkOf('del-jugador', 'nuevo', 0), registration)).toMatchObject(expected);
  });

  it('is replaced by an organiser at any time', () => {
    const replace = guardianLinkReplacement('nuevo', at(-2), admin);
    const next = { guardianLink: 'nuevo', guardianAsked: 'team' };
    expect(outcome(replace, one({ consent: said(true) }))).toMatchObject({ next, records: 1 });
    expect(outcome(replace, one({ guardianLink: 'nuevo' }))).toMatchObject({ records: 0 });
    expect(outcome(replace, one({ guardian: null }))).toMatchObject({ refused: 'not_found' });
  });
});

describe('who registers again after a no', () => {
  const adult = one({ guardian: null, guardianLink: '', guardianAsked: null, requestId: 'otra' });
  it('as an adult is still who the guardian said no to', () => {
    const { next } = Object(outcome(admission(adult, NOW), NO));
    expect(next).toMatchObject({ requestId: 'otra', status: 'pending', consent: said(false) });
    // They may be somebody else, who learns of no guardian, and of whom that one learns nothing.
    expect(next).toMatchObject({ guardian: null, guardianLink: '', guardianAsked: null });
    expect(outcome(statusChange({ status: 'approved' }, admin), next)).toMatchObject({ refused: 'consent_missing' });
  });

  it('with a guardian asks anew', () => {
    expect(afterGuardianNo(one({ consent: null }), NO, null).consent).toBeNull();
  });

  it.each<[string, Decide]>([
    ['their own erasure', ownErasure(playerOf({ link: 'del-jugador' }), NOW)],
    ['their guardian’s', ownErasure(guardianOf({ guardianLink: 'del-tutor' }), NOW)],
    ['an organiser’s', removal(admin)],
    ['a registration that asks another guardian anew', admission(one({ requestId: 'otra' }), NOW)],
  ])('as an adult is it after %s, too, for as long as one can register', (_, decide) => {
    const { guardianNos } = changesOf(decide, NO);
    expect(guardianNos).toEqual([{ id: NO.id, consent: said(false) }]);
    const kept = keptOf(guardianNos);
    const { next } = Object(outcome(admission(adult, NOW), null, copa(), false, kept));
    expect(next).toMatchObject({ requestId: 'otra', status: 'pending', guardian: null, consent: said(false) });
    expect(outcome(statusChange({ status: 'approved' }, admin), next)).toMatchObject({ refused: 'consent_missing' });
    const left = { ...one({ status: 'rejected', out: 'left' }), guardian: null };
    expect(Object(outcome(admission(adult, NOW), left, copa(), false, kept)).next.consent).toEqual(said(false));
    expect(outcome(notedAnswer({ createdAt: at(-2), given: true, way: 'call', from: 'refused' }, admin), next)).toEqual(
      expect.objectContaining({ next: expect.objectContaining({ consent: expect.objectContaining({ given: true }) }) }),
    );
  });

  it('is nobody who said no any more, once nobody can register', () => {
    const past = copa({ date: at(-48), endDate: at(-40) });
    expect(changesOf(removal(admin), NO, past).guardianNos).toEqual([]);
    expect(changesOf(removal(admin), one({ consent: said(true) })).guardianNos).toEqual([]);
  });
});

describe('who corrects their ID to one that a guardian said no to', () => {
  const wrong = { ...one({ guardian: null, guardianLink: '', guardianAsked: null }), id: 'copa_1', freeFireId: '1' };
  const toIt = { id: wrong.id, createdAt: wrong.createdAt, revision: 0, freeFireId: '12345678' };
  const move = (
    registration: StoredRegistration,
    there: StoredRegistration | null,
    guardianNos: Readonly<Record<string, Consent>> = {},
  ) => {
    const registrations = new Map([
      [wrong.id, registration],
      [NO.id, there],
    ]);
    const operation = { registrationId: wrong.id, mayMoveTo: NO.id, decide: correction(toIt, [], String, admin) };
    const facts = { tournament: copa(), registrations, guardianNos: new Map(Object.entries(guardianNos)) };
    const { changes } = decideAll([operation], facts);
    return { next: changes.registrations.get(NO.id), kept: changes.guardianNos.map(({ id }) => id) };
  };

  it.each([
    ['is still who it was about', NO, {}],
    ['is it after an erasure, too', null, { [NO.id]: said(false) }],
  ])('%s, and approved no more', (_, there, guardianNos) => {
    for (const status of ['pending', 'approved']) {
      const decided = one({ ...wrong, status, decidedAt: at(-1) });
      const { next } = move({ ...decided, id: wrong.id }, there, guardianNos);
      expect(next).toMatchObject({ status: 'pending', decidedAt: status === 'pending' ? at(-1) : null });
      expect(next).toMatchObject({ guardian: null, guardianLink: '', consent: said(false), freeFireId: '12345678' });
    }
  });

  it('goes on as they were where nobody had said no', () => {
    const { next, kept } = move(wrong, one({ status: 'rejected', out: 'left' }));
    expect(next).toMatchObject({ guardian: null, consent: null });
    expect(kept).toEqual([]);
  });

  it.each([null, said(true)])(
    'has a guardian of their own, who said %j, and the no before stays for who would be an adult after that',
    (consent) => {
      const { next, kept } = move({ ...one({ guardianAsked: null, consent }), id: wrong.id, freeFireId: '1' }, NO);
      expect(next).toMatchObject({ guardian, consent });
      expect(kept).toEqual([NO.id]);
    },
  );

  it('leaves the no behind on the ID that they go from, and takes none to another one', () => {
    const { next, kept } = move({ ...wrong, consent: said(false) }, null);
    expect(next).toMatchObject({ consent: null });
    expect(kept).toEqual([wrong.id]);
    const toOneOfItsOwn = move({ ...wrong, consent: said(true) }, NO);
    expect(toOneOfItsOwn).toMatchObject({ next: { consent: said(false) }, kept: [] });
  });
});

describe('a guardian who is corrected', () => {
  const elsa = { name: 'Elsa', contact: 'elsa@correo.mx' };
  const ANSWERED = 'Ya respondió: no se cambia';
  const ASKED = 'El equipo ya le escribió: pídele que lo cambie';
  const correcting = (registration: StoredRegistration, uid: string) => {
    const { id, createdAt } = registration;
    return correction({ id, createdAt, revision: 0, guardian: elsa }, [], String, { uid, now: NOW });
  };
  it.each<[string, StoredRegistration, string, object]>([
    ['is asked anew', one(), 'player', { next: { guardian: elsa, guardianAsked: null, guardianLink: '' } }],
    ['isn’t by a player once the team asks them', one({ guardianAsked: 'team' }), 'player', { fields: named(ASKED) }],
    ['is by the team', one({ guardianAsked: 'team' }), 'admin', { next: { guardian: elsa, guardianLink: '' } }],
    ['isn’t once they have answered', one({ consent: said(true) }), 'admin', { fields: named(ANSWERED) }],
    ['is named by who had none', one({ guardian: null }), 'player', { next: { guardian: elsa, consent: null } }],
    [
      'is asked where a no of somebody else’s was on the ID',
      one({ guardian: null, consent: said(false) }),
      'player',
      { next: { guardian: elsa, consent: null } },
    ],
  ])('%s', (_, registration, uid, expected) => {
    expect(outcome(correcting(registration, uid), registration)).toMatchObject(expected);
  });

  it('leaves the no before to who would be an adult after them', () => {
    const before = one({ guardian: null, consent: said(false) });
    const { guardianNos } = changesOf(correcting(before, 'player'), before);
    expect(guardianNos).toEqual([{ id: before.id, consent: said(false) }]);
    const without = { id: before.id, createdAt: before.createdAt, revision: 0, guardian: null };
    const kept = keptOf(guardianNos);
    const decide = correction(without, [], String, admin);
    expect(outcome(decide, one({ guardian: elsa }), copa(), false, kept)).toMatchObject({
      next: { guardian: null, consent: said(false) },
    });
  });
});
