// What keeps an ID from playing that the guardian of another registration said, and lifting it.
import { type Consent, HOUR, readVisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from '../record.ts';
import { guardianAnswer } from './consenting.ts';
import { correction } from './correction.ts';
import { decideAll } from './decide.ts';
import { lifting } from './lifting.ts';
import { removal } from './removal.ts';
import { statusChange } from './status-change.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const admin = { uid: 'admin', now: NOW };
const said = (given: boolean, hours = -1): Consent => ({ given, at: at(hours), way: 'player_link' });
const NO = said(false);
const [OWN, SQUAD] = ['copa_12345678', 'copa_87654321'];
const copa = readVisibleTournament('copa', { status: 'published', maxPlayers: 9, date: at(72), teamSize: 2 });

const stored = (freeFireId: string, fields: object) =>
  readStoredRegistration(`copa_${freeFireId}`, { tournamentId: 'copa', freeFireId, createdAt: at(-2), ...fields });
/** The registration under the ID of whom it is about, which nobody's guardian is named in. */
const own = (fields: object = {}) => stored('12345678', { status: 'pending', ...fields });
/** The same of somebody who named their guardian, who said no to it. */
const planted = (fields: object = {}) =>
  own({
    status: 'rejected',
    out: 'no_consent',
    guardian: { name: 'Rosa', contact: 'rosa@correo.mx' },
    guardianLink: 'del-tutor',
    consent: NO,
    ...fields,
  });
const squad = () =>
  stored('87654321', { team: { name: 'Furia', players: [{ nickname: 'Nube', freeFireId: '12345678' }] } });

const lift = (isOwn: boolean, seenAt = NO.at) => ({
  registrationId: OWN,
  decide: lifting({ id: OWN, at: seenAt, isOwn }, admin),
});
const approve = (id: string) => ({ registrationId: id, decide: statusChange({ status: 'approved' }, admin) });
const factsOf = (registration: StoredRegistration | null, kept: Consent | null) => ({
  tournament: copa,
  registrations: new Map([
    [OWN, registration],
    [SQUAD, squad()],
  ]),
  guardianNos: new Map(kept === null ? [] : [[OWN, kept]]),
});

describe('a no that another registration’s guardian said', () => {
  it.each<[string, StoredRegistration | null, Consent | null, boolean, unknown[]]>([
    ['is lifted off who registered the ID after it', own({ consent: NO }), null, true, []],
    ['is so together with what stayed of it', own({ consent: NO }), said(false, -3), true, [[OWN, null]]],
    ['is lifted off an ID that plays for a team', planted(), null, false, []],
    ['is so where it was erased', null, NO, false, [[OWN, null]]],
  ])('%s, who is approved then', (_, registration, kept, isOwn, left) => {
    const id = isOwn ? OWN : SQUAD;
    const facts = factsOf(registration, kept);
    const [before] = decideAll([approve(id)], facts).outcomes;
    expect(before).toEqual({ refused: isOwn ? 'consent_missing' : 'teammate_refused' });
    const { outcomes, changes } = decideAll([lift(isOwn), approve(id)], facts);
    expect(outcomes[1]).toMatchObject({ registration: { status: 'approved' } });
    expect(changes.guardianNos.map((one) => [one.id, one.consent])).toEqual(left);
    expect(changes.audits[0]).toMatchObject({ action: 'registration.lift', actor: 'admin', target: OWN });
    expect(changes.registrations.get(OWN) ?? null).toEqual(
      registration &&
        expect.objectContaining(isOwn ? { consent: null } : { consent: { ...NO, lifted: true }, status: 'rejected' }),
    );
  });

  it.each<[string, StoredRegistration | null, Consent | null, boolean, string, string]>([
    ['there is none', null, null, false, NO.at, 'refusal_missing'],
    ['it was turned around', own({ consent: said(true) }), said(false, -3), true, NO.at, 'refusal_missing'],
    ['it is the answer of their own guardian', planted(), null, true, NO.at, 'refusal_missing'],
    [
      'the ID plays by the registration that it is about',
      planted({ status: 'pending' }),
      null,
      false,
      NO.at,
      'refusal_missing',
    ],
    ['it was said again since', null, said(false, 0), false, NO.at, 'decided_meanwhile'],
  ])('isn’t lifted where %s', (_, registration, kept, isOwn, seenAt, refused) => {
    const { outcomes, changes } = decideAll([lift(isOwn, seenAt)], factsOf(registration, kept));
    expect([outcomes, changes.audits, changes.guardianNos]).toEqual([[{ refused }], [], []]);
  });

  it('is lifted once by the same call, whose first attempt may have done it', () => {
    const again = lift(false);
    decideAll([again], factsOf(planted(), null));
    const { outcomes, changes } = decideAll([again], factsOf(planted({ consent: { ...NO, lifted: true } }), null));
    expect([outcomes[0], changes.audits]).toEqual([{ registration: expect.anything() }, []]);
  });

  it.each([
    ['stays approved where it was said since', squad(), 'approved'],
    ['doesn’t, where who it is about comes with the correction', { ...squad(), team: null }, 'pending'],
  ])('a team that is corrected %s', (_, before, status) => {
    const approved = { ...before, status: 'approved' } as const;
    const facts = factsOf(null, NO);
    facts.registrations.set(SQUAD, approved);
    const fields = { id: SQUAD, createdAt: approved.createdAt, revision: 0, phone: '5512345678', team: squad().team };
    const correct = { registrationId: SQUAD, decide: correction(fields, [], String, admin) };
    expect(decideAll([correct], facts).outcomes).toMatchObject([{ registration: { phone: '5512345678', status } }]);
  });

  it('stays for the registration whose guardian said it, which is approved by their yes alone', () => {
    const lifted = planted({ status: 'pending', out: null, consent: { ...NO, lifted: true } });
    expect(decideAll([approve(OWN)], factsOf(lifted, null)).outcomes).toEqual([{ refused: 'consent_missing' }]);
    const gone = decideAll([{ registrationId: OWN, decide: removal(admin) }], factsOf(lifted, null));
    expect(gone.changes.guardianNos).toEqual([]);
  });

  it('stands again once the guardian says it again, also erased', () => {
    const no = { registrationId: OWN, decide: guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW }) };
    const again = decideAll([lift(false), no, approve(SQUAD)], factsOf(planted(), null));
    expect(again.outcomes[2]).toEqual({ refused: 'teammate_refused' });
    const gone = { registrationId: OWN, decide: removal(admin) };
    const { outcomes, changes } = decideAll(
      [lift(false), no, gone, approve(SQUAD)],
      factsOf(planted(), said(false, -3)),
    );
    expect(outcomes[3]).toEqual({ refused: 'teammate_refused' });
    expect(changes.guardianNos.at(-1)).toEqual({ id: OWN, consent: { ...NO, at: NOW.toISOString() } });
  });
});
