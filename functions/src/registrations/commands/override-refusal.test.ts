// A guardian's refusal on the ID of a player of another registration, and overriding it.

import { type Consent, HOUR, readVisibleTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Operation, Refusal } from '../decision.ts';
import { readStoredRegistration, type StoredRegistration } from '../registration-document.ts';
import { decideAll, FREE } from '../round.ts';
import { statusChange } from './commands.ts';
import { guardianAnswer, markOverridden, overridingRefusal } from './guardian-commands.ts';
import { correction } from './player-commands.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const admin = { uid: 'admin', now: NOW };
const NO: Consent = { given: false, at: at(-1), way: 'player_link' };
const PLAYER = '12345678';
const [REFUSED, ANEW, SQUAD] = ['copa_refused1', 'copa_anew1234', 'copa_squad123'];
const REFUSAL: Refusal = { consent: NO, registrationId: REFUSED };
const copa = readVisibleTournament('copa', { status: 'published', maxPlayers: 9, date: at(72), teamSize: 2 });
const rosa = { name: 'Rosa', contact: 'rosa@correo.mx' };

const stored = (id: string, freeFireId: string, fields: object = {}) =>
  readStoredRegistration(id, { tournamentId: 'copa', freeFireId, createdAt: at(-2), ...fields });
const refused = stored(REFUSED, PLAYER, {
  status: 'rejected',
  out: 'no_consent',
  guardian: rosa,
  guardianLink: 'del-tutor',
  consent: NO,
});
const anew = (fields: object = {}) => stored(ANEW, PLAYER, { consent: NO, ...fields });
const squad = stored(SQUAD, '87654321', {
  team: { name: 'Furia', players: [{ nickname: 'Nube', freeFireId: PLAYER }] },
});

function decide(
  operations: readonly Operation[],
  registrations: readonly StoredRegistration[],
  refusal: Refusal | null = REFUSAL,
) {
  return decideAll(operations, {
    tournament: copa,
    registrations: new Map(registrations.map((one) => [one.id, one])),
    reservations: new Map([[PLAYER, { ...FREE, refusal }]]),
  });
}
const override = (registrationId: string, at = NO.at): Operation => {
  return { registrationId, decide: overridingRefusal({ freeFireId: PLAYER, at }, admin) };
};
const approve = (registrationId: string): Operation => {
  return { registrationId, decide: statusChange({ status: 'approved' }, admin) };
};

describe('a refusal by the guardian of another registration', () => {
  it.each([
    ['a new registration of the player', anew(), 'consent_missing'],
    ['a team with the player', squad, 'teammate_refused'],
  ])('can be overridden to approve %s', (_, registration, problem) => {
    const { id } = registration;
    expect(decide([approve(id)], [registration]).results).toEqual([{ refused: problem }]);
    const { results, changes } = decide([override(id), approve(id)], [registration]);
    expect(results[1]).toMatchObject({ registration: { status: 'approved', consent: null } });
    expect(changes.reservations.get(PLAYER)?.refusal ?? null).toBeNull();
    expect(changes.audits[0]).toMatchObject({ action: 'registration.override', actor: 'admin', target: id });
  });

  it('is not overridden if the new registration names a guardian', () => {
    const { results, changes } = decide([override(ANEW)], [anew({ guardian: rosa })]);
    expect([results, changes.reservations.size]).toEqual([[{ registration: anew({ guardian: rosa }) }], 0]);
  });

  it.each([
    ['if it changed since it was shown', override(SQUAD, at(-3)), [squad], 'decision_conflict'],
    ['for a player outside the team', override(SQUAD), [{ ...squad, team: null }], 'edit_conflict'],
    ['without a registration', override(SQUAD), [], 'not_found'],
  ])('cannot be overridden %s', (_, operation, registrations, problem) => {
    expect(decide([operation], registrations).results).toEqual([{ refused: problem }]);
  });

  it.each([
    ['approved if it already had the player', squad, 'approved'],
    ['pending if the correction adds the player', { ...squad, team: null }, 'pending'],
  ])('leaves a corrected team %s', (_, before, status) => {
    const correct = correction({ revision: 0, phone: '5512345678', team: squad.team }, [], admin);
    const { results } = decide([{ registrationId: SQUAD, decide: correct }], [{ ...before, status: 'approved' }]);
    expect(results).toMatchObject([{ registration: { phone: '5512345678', status } }]);
  });
});

describe('an overridden refusal', () => {
  const mark: Operation = { registrationId: REFUSED, decide: markOverridden };
  const overridden = { ...refused, consent: { ...NO, overridden: true } as const };

  it('is marked on the refused registration, which stays rejected', () => {
    expect(decide([mark], [refused], null).results).toEqual([{ registration: overridden }]);
    expect(decide([mark], [refused]).results).toEqual([{ registration: refused }]);
  });

  it('applies again once the guardian repeats the no', () => {
    const no = { registrationId: REFUSED, decide: guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW }) };
    const { results, changes } = decide([no, approve(SQUAD)], [overridden, squad], null);
    expect(results[1]).toEqual({ refused: 'teammate_refused' });
    expect(changes.reservations.get(PLAYER)?.refusal).toEqual({
      consent: { ...NO, at: NOW.toISOString() },
      registrationId: REFUSED,
    });
  });
});
