import { readVisibleTournament } from '@arena/domain';
import { expect, test } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';
import { registrationNotices } from './registration-notices.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = NOW.toISOString();
const registration = (fields: object) =>
  readStoredRegistration('copa_1', { tournamentId: 'copa', fullName: 'Ana', createdAt: at, ...fields });
const pending = registration({ status: 'pending' });
const waiting = registration({ status: 'waiting', line: 1 });
const confirmations = { enrolmentHours: 24, matchFromHours: 24, matchUntilHours: 2, finalUntilMinutes: 10 };
const dated = { status: 'published', date: '2026-11-25T15:00:00.000Z', confirmations };

function told(before: StoredRegistration | null, next: StoredRegistration | null, fields = {}) {
  const tournament = readVisibleTournament('copa', fields);
  return registrationNotices(tournament, new Map([['copa_1', before]]), new Map([['copa_1', next]]), NOW);
}

test.each([
  ['approved', pending, { status: 'approved', decidedAt: at }, 'approved', null],
  ['rejected by an organiser', pending, { status: 'rejected', decidedAt: at }, 'rejected', undefined],
  ['unconfirmed', pending, { status: 'rejected', decidedAt: at, out: 'unconfirmed' }, 'unconfirmed', undefined],
  ['offered a seat', waiting, { status: 'waiting', line: 1, offeredUntil: at }, 'offered', at],
])('notifies a player who is %s', (_, before, next, event, until) => {
  expect(told(before, registration(next))).toMatchObject([{ event, readers: { ids: ['copa_1'] } }]);
  expect(told(before, registration(next))[0]?.until).toBe(until);
});

const seat = { replaces: 'copa_9' };
const offered = registration({ status: 'waiting', line: 1, offeredUntil: at, ...seat });
const approved = { status: 'approved', decidedAt: at, ...seat };
const toAbsent = { event: 'replaced', tournamentId: 'copa', readers: { of: 'registrations', ids: ['copa_9'] } };

test.each([
  ['takes the seat: only the absent player', offered, registration(approved), [toAbsent]],
  ['is corrected: nobody', registration(approved), registration({ ...approved, fullName: 'Ana Luz' }), []],
  ['declines: nobody', offered, registration({ status: 'rejected', decidedAt: at, out: 'left', ...seat }), []],
  [
    'is approved by an organiser: only the substitute',
    registration({ status: 'pending', ...seat }),
    registration({ ...approved, decidedBy: 'admin' }),
    [expect.objectContaining({ event: 'approved', readers: { of: 'registrations', ids: ['copa_1'] } })],
  ],
])('notifies once a substitute %s', (_, before, next, notices) => {
  expect(told(before, next)).toEqual(notices);
});

test('sends an approved player the confirmation deadline', () => {
  const [notice] = told(pending, registration({ status: 'approved', decidedAt: at }), dated);
  expect(notice?.until).toBe('2026-11-21T15:00:00.000Z');
});

test.each([
  ['registers', null, pending],
  ['leaves', pending, registration({ status: 'rejected', decidedAt: at, out: 'left' })],
  ['is erased', pending, null],
  ['is corrected', pending, registration({ status: 'pending', fullName: 'Ana Luz' })],
  ['keeps an offer', offered, registration({ status: 'waiting', line: 1, offeredUntil: at, fullName: 'Ana Luz' })],
  ['takes an offered seat', registration({ status: 'waiting', line: 1, offeredUntil: at }), pending],
  ['lets an offer pass', registration({ status: 'waiting', line: 1, offeredUntil: at }), waiting],
])('sends no notice to a player who %s', (_, before, next) => {
  expect(told(before, next)).toEqual([]);
});
