// Names that everybody reads, changed after an organiser looked at them.
import { HOUR, readVisibleTournament } from '@arena/domain';
import { expect, it } from 'vitest';
import { leaving, ownCorrection, playerAt } from '../own.ts';
import { readStoredRegistration, type StoredRegistration } from '../record.ts';
import { guardianAnswer } from './consenting.ts';
import { correction } from './correction.ts';
import { type Decide, decideAll } from './decide.ts';
import { namesSeen } from './naming.ts';
import { statusChange } from './status-change.ts';

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

/** What becomes of one, and how many records there are of it; or why not. */
function outcome(decide: Decide, registration: StoredRegistration | null) {
  const facts = { tournament: copa, registrations: new Map([[ID, registration]]) };
  const { outcomes, changes } = decideAll([{ registrationId: ID, mayMoveTo: 'copa_87654321', decide }], facts);
  const [only] = outcomes;
  return only && 'registration' in only ? { next: only.registration, records: changes.audits.length } : only;
}

const seen = { id: ID, createdAt: at(-2) };
const corrects = (fields: object, revision: number, actor = admin) =>
  correction({ ...seen, revision, ...fields }, [], String, actor);
const renames = (fields: object, revision = 0) => ownCorrection('suyo', corrects(fields, revision, playerAt(NOW)), NOW);
const looks = (keep: boolean, fields: object = {}) => namesSeen({ ...seen, revision: 1, keep, ...fields }, admin);
const decide = (status: 'approved' | 'rejected' | 'pending') => statusChange({ status }, admin);

it.each<[string, Decide, StoredRegistration, object]>([
  ['renames themselves', renames({ nickname: 'Rayo' }), one(), { status: 'approved', nickname: 'Rayo', renamed }],
  ['does so again', renames({ nickname: 'Sol' }, 1), RENAMED, { nickname: 'Sol', renamed }],
  ['takes that back', renames({ nickname: 'Nube' }, 1), RENAMED, { nickname: 'Nube', renamed: null }],
  ['corrects something else', renames({ phone: '5512345678' }), one(), { renamed: null }],
  ['does so once renamed', renames({ phone: '5512345678' }, 1), RENAMED, { renamed }],
  [
    'isn’t approved yet',
    renames({ nickname: 'Rayo' }),
    one({ status: 'pending' }),
    { nickname: 'Rayo', renamed: null },
  ],
  ['has another ID, too', renames({ freeFireId: '87654321' }, 1), RENAMED, { status: 'pending', renamed: null }],
])('who %s, by their link: the names that were looked at', (_, rename, before, next) => {
  expect(outcome(rename, before)).toMatchObject({ next });
});

it.each<[string, Decide, object]>([
  ['keeps them', looks(true), { nickname: 'Rayo', revision: 1 }],
  ['puts back those before', looks(false), { nickname: 'Nube', revision: 2 }],
  ['rejects', decide('rejected'), { nickname: 'Rayo', status: 'rejected' }],
  ['reopens', decide('pending'), { nickname: 'Rayo', status: 'pending' }],
  ['writes others', corrects({ nickname: 'Luz' }, 1), { nickname: 'Luz', revision: 2 }],
])('an organiser who %s has looked', (_, look, next) => {
  expect(outcome(look, RENAMED)).toEqual({ next: expect.objectContaining({ ...next, renamed: null }), records: 1 });
});

it.each<[string, Decide]>([
  ['leaves', leaving('suyo', NOW)],
  ['is out by a guardian’s no', guardianAnswer('del-tutor', false, { uid: 'guardian', now: NOW })],
])('who %s leaves no name to look at', (_, goes) => {
  const next = { nickname: 'Rayo', status: 'rejected', renamed: null };
  expect(outcome(goes, { ...RENAMED, guardianLink: 'del-tutor' })).toMatchObject({ next });
});

it('an organiser who corrects something else hasn’t', () => {
  expect(outcome(corrects({ phone: '5512345678' }, 1), RENAMED)).toMatchObject({ next: { renamed } });
});

it.each<[string, Decide, StoredRegistration | null, object]>([
  ['finds what it left, those before', looks(false), one({ revision: 2 }), { records: 0 }],
  ['finds what it left, the new ones', looks(true), one({ nickname: 'Rayo', revision: 1 }), { records: 0 }],
  [
    'isn’t what somebody else thought',
    looks(false),
    one({ nickname: 'Rayo', revision: 1 }),
    { refused: 'decided_meanwhile' },
  ],
  ['isn’t what was thought of those before', looks(true), one({ revision: 2 }), { refused: 'decided_meanwhile' }],
  ['isn’t about later names', looks(true, { revision: 0 }), RENAMED, { refused: 'edited_meanwhile' }],
  ['isn’t about another’s', looks(true, { createdAt: at(-3) }), RENAMED, { refused: 'edited_meanwhile' }],
  ['isn’t about nobody’s', looks(true), null, { refused: 'not_found' }],
])('a look %s', (_, look, registration, expected) => {
  expect(outcome(look, registration)).toMatchObject(expected);
});
