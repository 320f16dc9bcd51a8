// Other players, names and IDs that the holder of an approved registration asks for.

import { HOUR, readVisibleTournament } from '@arena/domain';
import { expect, it } from 'vitest';
import { statusChange } from './commands/commands.ts';
import { guardianAnswer } from './commands/guardian-commands.ts';
import { correction, ownCorrection, playersDecision, withdrawal } from './commands/player-commands.ts';
import type { Command, Reservation } from './decision.ts';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';
import { decideAll } from './round.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const admin = { uid: 'admin', now: NOW };
const ID = 'copa_12345678';
const copa = readVisibleTournament('copa', { status: 'published', linkedFormId: 'f', date: at(72) });
const asked = (fields: object = {}) => ({
  at: NOW.toISOString(),
  state: 'open',
  nickname: 'Rayo',
  freeFireId: '12345678',
  team: null,
  ...fields,
});

const one = (fields: object = {}) =>
  readStoredRegistration(ID, {
    tournamentId: 'copa',
    freeFireId: '12345678',
    nickname: 'Nube',
    link: 'suyo',
    status: 'approved',
    createdAt: at(-2),
    decidedAt: at(-1),
    ...fields,
  });
const ASKING = one({ revision: 1, playersChange: asked() });
const MOVING = one({ revision: 1, playersChange: asked({ freeFireId: '87654321' }) });
const ACCEPTED = one({ revision: 2, nickname: 'Rayo', playersChange: asked({ state: 'accepted' }) });
const REFUSED = one({ revision: 2, playersChange: asked({ state: 'refused' }) });

type Reserved = Record<string, Partial<Reservation>>;

/** The registration after a decision and its number of records, or the refusal. */
function outcome(decide: Command, registration: StoredRegistration | null, reserved: Reserved = {}) {
  const reservations = new Map(
    Object.entries(reserved).map(([id, one]) => [
      id,
      { registrationId: null, isWaiting: false, refusal: null, ...one },
    ]),
  );
  const facts = { tournament: copa, registrations: new Map([[ID, registration]]), reservations };
  const { results, changes } = decideAll([{ registrationId: ID, mayTake: ['87654321'], decide }], facts);
  const [only] = results;
  if (!only || !('registration' in only)) return only;
  const holds = (id: string) => changes.reservations.get(id)?.registrationId ?? null;
  return { next: only.registration, records: changes.audits.length, former: holds('12345678'), new: holds('87654321') };
}

const asks = (fields: object, revision = 0) => ownCorrection('suyo', { revision, ...fields }, [], NOW);
const corrects = (fields: object, revision = 1) => correction({ revision, ...fields }, [], admin);
const decides = (accept: boolean, revision = 1) => playersDecision({ revision, accept }, admin);
const status = (to: 'approved' | 'rejected' | 'pending') => statusChange({ status: to }, admin);
const refusal = { consent: { given: false, at: at(-1), way: 'player_link' } as const, registrationId: 'copa_otra' };

it.each<[string, Command, StoredRegistration, object]>([
  ['another nickname waits', asks({ nickname: 'Rayo' }), one(), { nickname: 'Nube', playersChange: asked() }],
  [
    'another ID waits, and the seat stays',
    asks({ freeFireId: '87654321' }),
    one(),
    { status: 'approved', freeFireId: '12345678', playersChange: asked({ nickname: 'Nube', freeFireId: '87654321' }) },
  ],
  [
    'a second request adds to the first',
    asks({ freeFireId: '87654321' }, 1),
    ASKING,
    { playersChange: asked({ freeFireId: '87654321' }) },
  ],
  ['the approved name takes the request back', asks({ nickname: 'Nube' }, 1), ASKING, { playersChange: null }],
  ['other data change at once', asks({ phone: '5512345678' }), one(), { phone: '5512345678', playersChange: null }],
  ['other data keep the request', asks({ phone: '5512345678' }, 1), ASKING, { playersChange: asked() }],
  [
    'other data keep the answer to the last request',
    asks({ phone: '5512345678' }, 2),
    REFUSED,
    { playersChange: asked({ state: 'refused' }) },
  ],
  [
    'before the approval a change needs no request',
    asks({ nickname: 'Rayo', freeFireId: '87654321' }),
    one({ status: 'pending' }),
    { nickname: 'Rayo', freeFireId: '87654321', status: 'pending', playersChange: null },
  ],
])('a correction by private link: %s', (_, correct, before, next) => {
  expect(outcome(correct, before)).toMatchObject({ next });
});

it.each<[string, Command, object]>([
  ['accepts it', decides(true), { nickname: 'Rayo', revision: 2, playersChange: { state: 'accepted' } }],
  ['refuses it', decides(false), { nickname: 'Nube', revision: 2, playersChange: { state: 'refused' } }],
  ['rejects the registration', status('rejected'), { nickname: 'Nube', playersChange: { state: 'refused' } }],
  ['reopens the registration', status('pending'), { nickname: 'Nube', playersChange: { state: 'refused' } }],
  ['writes the same', corrects({ nickname: 'Rayo' }), { nickname: 'Rayo', playersChange: { state: 'accepted' } }],
  ['corrects other data', corrects({ phone: '5512345678' }), { nickname: 'Nube', playersChange: { state: 'open' } }],
])('a request after an organiser %s', (_, decide, next) => {
  expect(outcome(decide, ASKING)).toMatchObject({ next, records: 1 });
});

it.each<[string, Command]>([
  ['leaves', withdrawal('suyo', NOW)],
  ['is refused by the guardian', guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW })],
])('no request is left when a player %s, and no ID', (_, goes) => {
  const before = { ...MOVING, guardianLink: 'del-tutor' };
  const both = { '12345678': { registrationId: ID }, '87654321': { registrationId: ID } };
  const next = { nickname: 'Nube', status: 'rejected', playersChange: { state: 'refused' } };
  expect(outcome(goes, before, both)).toMatchObject({ next, former: null, new: null });
});

it.each<[string, Command, StoredRegistration, object]>([
  ['while it waits, both', asks({ freeFireId: '87654321' }), one(), { former: ID, new: ID }],
  ['once accepted, the new one', decides(true), MOVING, { former: null, new: ID }],
  ['once refused, the approved one', decides(false), MOVING, { former: ID, new: null }],
])('a request for another ID holds %s', (_, decide, before, held) => {
  expect(outcome(decide, before)).toMatchObject(held);
});

it.each<[string, Command, StoredRegistration | null, object]>([
  ['that accepted changes nothing when repeated', decides(true), ACCEPTED, { records: 0 }],
  ['that refused changes nothing when repeated', decides(false), REFUSED, { records: 0 }],
  ['cannot refuse what another organiser accepted', decides(false), ACCEPTED, { refused: 'decision_conflict' }],
  ['cannot accept what another organiser refused', decides(true), REFUSED, { refused: 'decision_conflict' }],
  ['is refused without a request', decides(true), one({ revision: 1 }), { refused: 'decision_conflict' }],
  ['is refused for a request changed since', decides(true, 0), ASKING, { refused: 'edit_conflict' }],
  ['is refused for a deleted registration', decides(true), null, { refused: 'not_found' }],
])('a decision on a request %s', (_, decide, registration, expected) => {
  expect(outcome(decide, registration)).toMatchObject(expected);
});

it('a player whom a guardian refused isn’t accepted, and the approved one keeps the seat', () => {
  expect(outcome(decides(true), MOVING, { '87654321': { refusal } })).toEqual({ refused: 'consent_missing' });
  expect(outcome(decides(false), MOVING, { '87654321': { refusal } })).toMatchObject({ next: { status: 'approved' } });
});

it('an ID that another registration holds can’t be asked for', () => {
  const taken = { '87654321': { registrationId: 'copa_otra' } };
  expect(outcome(asks({ freeFireId: '87654321' }), one(), taken)).toMatchObject({ refused: 'already_registered' });
});
