import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import { derivedStatus, isPublicationDue } from './derived-status.ts';
import { belongsInCatalogue, isActive, registrationPhase } from './status.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const open = { date: at(DAY), endDate: null, registrationDeadline: at(HOUR), maxPlayers: 48, currentPlayers: 47 };

test.each([
  { name: 'a place left, before deadline and date', change: {}, phase: 'open' },
  { name: 'exactly at the deadline', change: { registrationDeadline: at(0) }, phase: 'open' },
  { name: 'one ms after the deadline', change: { registrationDeadline: at(-1) }, phase: 'registration_closed' },
  { name: 'one ms after the date', change: { date: at(-1) }, phase: 'completed' },
  { name: 'past both: the date is said', change: { date: at(-1), registrationDeadline: at(-2) }, phase: 'completed' },
  { name: 'the last place taken', change: { currentPlayers: 48 }, phase: 'full' },
  {
    name: 'full and past the deadline: the deadline is said',
    change: { currentPlayers: 48, registrationDeadline: at(-1) },
    phase: 'registration_closed',
  },
  { name: 'no limit of places (maxPlayers 0)', change: { maxPlayers: 0, currentPlayers: 5_000 }, phase: 'open' },
])('the phase of the registration: $name: $phase', ({ change, phase }) => {
  expect(registrationPhase({ ...open, ...change }, now)).toBe(phase);
});

describe('the derived status', () => {
  const stored = { ...open, status: 'published', publishDate: null };

  test.each([
    ['a draft stays one, even past its date', 'draft', { status: 'draft', date: at(-DAY) }],
    ['published stays, even past its date', 'published', { date: at(-DAY) }],
    ['scheduled, one ms before its publication', 'scheduled', { status: 'scheduled', publishDate: at(1) }],
    ['scheduled, exactly at its publication', 'published', { status: 'scheduled', publishDate: at(0) }],
    ['scheduled with a publication that is no date', 'scheduled', { status: 'scheduled', publishDate: 'mañana' }],
    ['an unknown status: open', 'open', { status: 'active' }],
    ['an unknown status, past its date', 'completed', { status: 'active', date: at(-1) }],
  ])('%s: %s', (_name, status, change) => {
    expect(derivedStatus({ ...stored, ...change }, now)).toBe(status);
  });
});

test.each([
  { name: 'one ms before', tournament: { status: 'scheduled', publishDate: at(1) }, due: false },
  { name: 'exactly then', tournament: { status: 'scheduled', publishDate: at(0) }, due: true },
  { name: 'without a time never', tournament: { status: 'scheduled', publishDate: null }, due: false },
])('due publications: $name: $due', ({ tournament, due }) => {
  expect(isPublicationDue(tournament, now)).toBe(due);
});

describe('the lists a published tournament is in', () => {
  const none = { date: null, endDate: null, registrationDeadline: null };

  test.each([
    ['to come', true, true, { date: at(DAY) }],
    ['its deadline alone passed', true, true, { registrationDeadline: at(-DAY) }],
    ['begun 24 h ago, no end known', true, true, { date: at(-DAY) }],
    ['begun 24 h and 1 ms ago', false, true, { date: at(-DAY - 1) }],
    ['begun two days ago, ends now', true, true, { date: at(-2 * DAY), endDate: at(0) }],
    ['begun an hour ago, ended 1 ms ago', false, true, { date: at(-HOUR), endDate: at(-1) }],
    ['ended 30 days and 1 ms ago', false, false, { endDate: at(-30 * DAY - 1) }],
    ['begun 31 days and 1 ms ago', false, false, { date: at(-31 * DAY - 1) }],
  ])('%s: active %s, in the catalogue %s', (_name, active, inCatalogue, change) => {
    const tournament = { ...none, ...change };
    expect(isActive(tournament, now)).toBe(active);
    expect(belongsInCatalogue(tournament, now)).toBe(inCatalogue);
  });
});
