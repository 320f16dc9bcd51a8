// @vitest-environment jsdom
import { DAY, type RegistrationStatus } from '@arena/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepLink } from '../addresses/links.ts';
import { enrolmentIn } from './local-registrations.ts';
import {
  followEnrolment,
  forgetExpired,
  forgetThisPhone,
  noteEnrolment,
  rememberedPlayer,
  rememberPlayer,
} from './remembered-player.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const ana = { fullName: 'Ana Torres', freeFireId: '12345678' };
const beto = { fullName: 'Beto Ruiz', freeFireId: '87654321' };
const PLAYS = { at: NOW.toISOString(), waits: false };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

test('without consent, a phone keeps only the fact of a registration, also for a new tab', () => {
  noteEnrolment('copa', false);
  expect([enrolmentIn('copa'), rememberedPlayer()]).toEqual([PLAYS, null]);
  sessionStorage.clear();
  expect(enrolmentIn('copa')).toEqual(PLAYS);
  expect({ ...localStorage }).toEqual({ 'enrolled:copa': JSON.stringify(PLAYS) });
});

test('a phone remembers one player; another one replaces the player and the tournaments', () => {
  noteEnrolment('copa', false);
  rememberPlayer('copa', ana);
  noteEnrolment('liga', false);
  rememberPlayer('liga', beto);
  sessionStorage.clear();
  expect(rememberedPlayer()?.values).toEqual(beto);
  expect([enrolmentIn('copa'), enrolmentIn('liga')]).toEqual([null, PLAYS]);
});

test.each([
  [89, true],
  [90, false],
])('a phone after %i days without a registration still knows its player: %s', (days, knows) => {
  noteEnrolment('copa', false);
  rememberPlayer('copa', ana);
  sessionStorage.clear();
  vi.setSystemTime(NOW.getTime() + days * DAY);
  expect(rememberedPlayer() !== null).toBe(knows);
  forgetExpired();
  expect(localStorage.length > 0).toBe(knows);
});

test.each(['{"until":"2027-01-01T00:00:00Z"}', '{'])('a phone ignores damaged data: %s', (kept) => {
  localStorage.setItem('player', kept);
  localStorage.setItem('enrolled:copa', kept);
  expect([rememberedPlayer(), enrolmentIn('copa')]).toEqual([null, null]);
  forgetExpired();
  expect(localStorage.getItem('enrolled:copa')).toBeNull();
});

test.each<[string, boolean, RegistrationStatus, object | null]>([
  ['got a seat from the waiting list', true, 'approved', PLAYS],
  ['waits', true, 'waiting', { ...PLAYS, waits: true }],
  ['is rejected', false, 'rejected', null],
])('updates the stored registration of a player who %s', (_what, waited, status, expected) => {
  noteEnrolment('copa', waited);
  rememberPlayer('copa', ana);
  keepLink({ token: 'A'.repeat(22), tournamentId: 'copa', myRegistration: { status } });
  followEnrolment('copa', status);
  expect(enrolmentIn('copa')).toEqual(expected);
  sessionStorage.clear();
  expect(enrolmentIn('copa')).toEqual(expected);
});

test('ignores a registration from elsewhere, and reads the format of an earlier version', () => {
  followEnrolment('copa', 'approved');
  expect(enrolmentIn('copa')).toBeNull();
  localStorage.setItem('enrolled:copa', JSON.stringify(NOW.toISOString()));
  expect(enrolmentIn('copa')).toEqual(PLAYS);
});

test('forgetting clears all typed and stored data, except unsent submissions', () => {
  noteEnrolment('copa', false);
  rememberPlayer('copa', ana);
  localStorage.setItem('arenalibre_forms', JSON.stringify([ana]));
  localStorage.setItem('sound', '"off"');
  sessionStorage.setItem('form:encuesta', JSON.stringify(ana));
  sessionStorage.setItem('registration:copa', JSON.stringify({ requestId: 'a', values: ana, unanswered: false }));
  sessionStorage.setItem('registration:liga', JSON.stringify({ requestId: 'b', values: beto, unanswered: true }));
  forgetThisPhone();
  expect(Object.keys({ ...localStorage })).toEqual(['sound']);
  expect(Object.keys({ ...sessionStorage })).toEqual(['registration:liga']);
});
