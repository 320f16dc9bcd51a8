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
  [
    'a rename keeps the former name for review',
    renames({ nickname: 'Rayo' }),
    one(),
    { status: 'approved', nickname: 'Rayo', renamed },
  ],
  [
    'a second rename keeps the same former name',
    renames({ nickname: 'Sol' }, 1),
    RENAMED,
    { nickname: 'Sol', renamed },
  ],
  ['a rename back needs no review', renames({ nickname: 'Nube' }, 1), RENAMED, { nickname: 'Nube', renamed: null }],
  ['other data needs no review', renames({ phone: '5512345678' }), one(), { renamed: null }],
  ['other data keeps the pending review', renames({ phone: '5512345678' }, 1), RENAMED, { renamed }],
  [
    'a rename before approval needs no review',
    renames({ nickname: 'Rayo' }),
    one({ status: 'pending' }),
    { renamed: null },
  ],
  [
    'a new ID makes the registration pending, without a review',
    renames({ freeFireId: '87654321' }, 1),
    RENAMED,
    { status: 'pending', renamed: null },
  ],
])('a correction by private link: %s', (_, rename, before, next) => {
  expect(outcome(rename, before)).toMatchObject({ next });
});

it.each<[string, Command, object]>([
  ['keeps the new names', looks(true), { nickname: 'Rayo', revision: 1 }],
  ['restores the former names', looks(false), { nickname: 'Nube', revision: 2 }],
  ['rejects the registration', decide('rejected'), { nickname: 'Rayo', status: 'rejected' }],
  ['reopens the registration', decide('pending'), { nickname: 'Rayo', status: 'pending' }],
  ['writes other names', corrects({ nickname: 'Luz' }, 1), { nickname: 'Luz', revision: 2 }],
])('an organiser who %s has reviewed the names', (_, look, next) => {
  expect(outcome(look, RENAMED)).toEqual({ next: expect.objectContaining({ ...next, renamed: null }), records: 1 });
});

it.each<[string, Command]>([
  ['leaves', withdrawal('suyo', NOW)],
  ['is refused by the guardian', guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW })],
])('no names are left to review when a player %s', (_, goes) => {
  const next = { nickname: 'Rayo', status: 'rejected', renamed: null };
  expect(outcome(goes, { ...RENAMED, guardianLink: 'del-tutor' })).toMatchObject({ next });
});

it("an organiser's correction of other data does not review the names", () => {
  expect(outcome(corrects({ phone: '5512345678' }, 1), RENAMED)).toMatchObject({ next: { renamed } });
});

it.each<[string, Command, StoredRegistration | null, object]>([
  ['that restored the names changes nothing when repeated', looks(false), BACK, { records: 0 }],
  ['that kept the names changes nothing when repeated', looks(true), KEPT, { records: 0 }],
  ['cannot restore names that another organiser kept', looks(false), KEPT, { refused: 'decision_conflict' }],
  ['cannot keep names that another organiser replaced', looks(true), BACK, { refused: 'decision_conflict' }],
  ['is refused for names changed since', looks(true, { revision: 0 }), RENAMED, { refused: 'edit_conflict' }],
  ['is refused for a deleted registration', looks(true), null, { refused: 'not_found' }],
])('a name review %s', (_, look, registration, expected) => {
  expect(outcome(look, registration)).toMatchObject(expected);
});
