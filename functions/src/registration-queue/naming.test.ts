// Names that everybody reads, changed after an organiser looked at them.

import { HOUR, readVisibleTournament } from '@arena/domain';
import { expect, it } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from '../registrations/registration-document.ts';
import { nameReview, statusChange } from './commands.ts';
import { type Command, decideAll, playerAt } from './decide.ts';
import { guardianAnswer } from './guardian-commands.ts';
import { correction, ownCorrection, withdrawal } from './player-commands.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
const admin = { uid: 'admin', now: NOW };
const ID = 'copa_12345678';
const copa = readVisibleTournament('copa', { status: 'published', linkedFormId: 'f', date: at(72) });
const renamed = { at: NOW.toISOString(), nickname: 'Nube', team: null };

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
const RENAMED = one({ nickname: 'Rayo', revision: 1, renamed });
const KEPT = one({ nickname: 'Rayo', revision: 1 });
const BACK = one({ revision: 2 });

/** The registration after a decision and its number of records, or the refusal. */
function outcome(decide: Command, registration: StoredRegistration | null) {
  const facts = { tournament: copa, registrations: new Map([[ID, registration]]) };
  const { results, changes } = decideAll([{ registrationId: ID, mayTake: ['87654321'], decide }], facts);
  const [only] = results;
  return only && 'registration' in only ? { next: only.registration, records: changes.audits.length } : only;
}

const corrects = (fields: object, revision: number, actor = admin) => correction({ revision, ...fields }, [], actor);
const renames = (fields: object, revision = 0) => ownCorrection('suyo', corrects(fields, revision, playerAt(NOW)), NOW);
const looks = (keep: boolean, fields: object = {}) => nameReview({ revision: 1, keep, ...fields }, admin);
const decide = (status: 'approved' | 'rejected' | 'pending') => statusChange({ status }, admin);

it.each<[string, Command, StoredRegistration, object]>([
  ['renames themselves', renames({ nickname: 'Rayo' }), one(), { status: 'approved', nickname: 'Rayo', renamed }],
  ['does so again', renames({ nickname: 'Sol' }, 1), RENAMED, { nickname: 'Sol', renamed }],
  ['takes that back', renames({ nickname: 'Nube' }, 1), RENAMED, { nickname: 'Nube', renamed: null }],
  ['corrects something else', renames({ phone: '5512345678' }), one(), { renamed: null }],
  ['does so once renamed', renames({ phone: '5512345678' }, 1), RENAMED, { renamed }],
  ['isn’t approved yet', renames({ nickname: 'Rayo' }), one({ status: 'pending' }), { renamed: null }],
  ['has another ID, too', renames({ freeFireId: '87654321' }, 1), RENAMED, { status: 'pending', renamed: null }],
])('a player who %s by link keeps the last reviewed names', (_, rename, before, next) => {
  expect(outcome(rename, before)).toMatchObject({ next });
});

it.each<[string, Command, object]>([
  ['keeps them', looks(true), { nickname: 'Rayo', revision: 1 }],
  ['puts back those before', looks(false), { nickname: 'Nube', revision: 2 }],
  ['rejects', decide('rejected'), { nickname: 'Rayo', status: 'rejected' }],
  ['reopens', decide('pending'), { nickname: 'Rayo', status: 'pending' }],
  ['writes others', corrects({ nickname: 'Luz' }, 1), { nickname: 'Luz', revision: 2 }],
])('an organiser who %s has reviewed the names', (_, look, next) => {
  expect(outcome(look, RENAMED)).toEqual({ next: expect.objectContaining({ ...next, renamed: null }), records: 1 });
});

it.each<[string, Command]>([
  ['leaves', withdrawal('suyo', NOW)],
  ['is out by a guardian’s no', guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW })],
])('a player who %s leaves no names to review', (_, goes) => {
  const next = { nickname: 'Rayo', status: 'rejected', renamed: null };
  expect(outcome(goes, { ...RENAMED, guardianLink: 'del-tutor' })).toMatchObject({ next });
});

it("an organiser's other correction doesn't review the names", () => {
  expect(outcome(corrects({ phone: '5512345678' }, 1), RENAMED)).toMatchObject({ next: { renamed } });
});

it.each<[string, Command, StoredRegistration | null, object]>([
  ['finds what it left, those before', looks(false), BACK, { records: 0 }],
  ['finds what it left, the new ones', looks(true), KEPT, { records: 0 }],
  ['isn’t what somebody else thought', looks(false), KEPT, { refused: 'decision_conflict' }],
  ['isn’t what was thought of those before', looks(true), BACK, { refused: 'decision_conflict' }],
  ['isn’t about later names', looks(true, { revision: 0 }), RENAMED, { refused: 'edit_conflict' }],
  ['isn’t about nobody’s', looks(true), null, { refused: 'not_found' }],
])('a look %s', (_, look, registration, expected) => {
  expect(outcome(look, registration)).toMatchObject(expected);
});
