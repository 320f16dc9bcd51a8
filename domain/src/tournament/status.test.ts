import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/instant.ts';
import { derivedStatus, isPublicationDue } from './derived-status.ts';
import {
  belongsInCatalogue,
  freeSeats,
  hasLastSeats,
  hasRoom,
  isActive,
  isFull,
  isFullFor,
  keptPlaces,
  registrationPhase,
} from './status.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const times = { date: at(DAY), endDate: null, registrationDeadline: at(HOUR) };
const open = { ...times, maxPlayers: 48, currentPlayers: 47, result: null };

const resultIn = (state: 'planned' | 'playing' | 'finished') => {
  return { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null };
};

test.each([
  ['a seat left, before deadline and date', 'open', {}],
  ['exactly at the deadline', 'open', { registrationDeadline: at(0) }],
  ['one ms after the deadline', 'registration_closed', { registrationDeadline: at(-1) }],
  ['one ms after the date', 'completed', { date: at(-1) }],
  ['past both deadline and date', 'completed', { date: at(-1), registrationDeadline: at(-2) }],
  ['the last seat taken', 'full', { currentPlayers: 48 }],
  ['full and past the deadline', 'registration_closed', { currentPlayers: 48, registrationDeadline: at(-1) }],
  ['planned, not drawn yet', 'open', { result: { ...resultIn('planned'), drawn: undefined } }],
  ['drawn before the deadline', 'registration_closed', { result: resultIn('planned') }],
  ['drawn and full', 'registration_closed', { currentPlayers: 48, result: resultIn('planned') }],
  ['in play without a date', 'registration_closed', { date: null, result: resultIn('playing') }],
  ['in play past the date', 'registration_closed', { date: at(-1), result: resultIn('playing') }],
  ['finished before its date', 'completed', { result: resultIn('finished') }],
  ['finished without a date', 'completed', { date: null, registrationDeadline: null, result: resultIn('finished') }],
  ['no limit of seats (maxPlayers 0)', 'open', { maxPlayers: 0, currentPlayers: 5_000 }],
])('the phase of the registration: %s: %s', (_name, phase, change) => {
  expect(registrationPhase({ ...open, ...change }, now)).toBe(phase);
});

test.each([
  ['3 of 12', true, { maxPlayers: 12, currentPlayers: 9 }],
  ['4 of 12', false, { maxPlayers: 12, currentPlayers: 8 }],
  ['30 of 300', true, { maxPlayers: 300, currentPlayers: 270 }],
  ['31 of 300', false, { maxPlayers: 300, currentPlayers: 269 }],
  ['none', false, { currentPlayers: 48 }],
  ['one, promised to the waiting list', false, { waitingPlayers: 1 }],
  ['one, after the deadline', false, { registrationDeadline: at(-1) }],
  ['one, after the draw', false, { result: resultIn('planned') }],
  ['no limit', false, { maxPlayers: 0, currentPlayers: 5_000 }],
])('a tournament may be full any moment with %s left: %s', (_left, isSo, change) => {
  expect(hasLastSeats({ ...open, ...change }, now)).toBe(isSo);
});

describe('the derived status', () => {
  const stored = { ...open, status: 'published', publishDate: null };

  test.each([
    ['a draft stays one, even past its date', 'draft', { status: 'draft', date: at(-DAY) }],
    ['published stays, even past its date', 'published', { date: at(-DAY) }],
    ['scheduled, one ms before its publication', 'scheduled', { status: 'scheduled', publishDate: at(1) }],
    ['scheduled, exactly at its publication', 'published', { status: 'scheduled', publishDate: at(0) }],
    ['scheduled with an invalid publication date', 'scheduled', { status: 'scheduled', publishDate: 'mañana' }],
    ['an unknown status, before its date', 'open', { status: 'active' }],
    ['an unknown status, past its date', 'completed', { status: 'active', date: at(-1) }],
  ])('%s: %s', (_name, status, change) => {
    expect(derivedStatus({ ...stored, ...change }, now)).toBe(status);
  });
});

test('a publication is due from its time on, and never without one', () => {
  const due = [at(1), at(0), null].map((publishDate) => isPublicationDue({ status: 'scheduled', publishDate }, now));
  expect(due).toEqual([false, true, false]);
});

describe('the lists of a published tournament', () => {
  const none = { date: null, endDate: null, registrationDeadline: null, result: null };

  test.each([
    ['upcoming', true, true, { date: at(DAY) }],
    ['only its deadline passed', true, true, { registrationDeadline: at(-DAY) }],
    ['begun 24 h ago, no end known', true, true, { date: at(-DAY) }],
    ['begun 24 h and 1 ms ago', false, true, { date: at(-DAY - 1) }],
    ['begun two days ago, ends now', true, true, { date: at(-2 * DAY), endDate: at(0) }],
    ['begun an hour ago, ended 1 ms ago', false, true, { date: at(-HOUR), endDate: at(-1) }],
    ['finished before its date', false, true, { date: at(DAY), result: resultIn('finished') }],
    ['finished without a date', false, true, { result: resultIn('finished') }],
    ['in play two days after it began', true, true, { date: at(-2 * DAY), result: resultIn('playing') }],
    ['ended 30 days and 1 ms ago', false, false, { endDate: at(-30 * DAY - 1) }],
    ['begun 31 days and 1 ms ago', false, false, { date: at(-31 * DAY - 1) }],
  ])('%s: active %s, in the catalogue %s', (_name, active, inCatalogue, change) => {
    const tournament = { ...none, ...change };
    expect(isActive(tournament, now)).toBe(active);
    expect(belongsInCatalogue(tournament, now)).toBe(inCatalogue);
  });
});

test.each([
  { name: 'one left', maxPlayers: 48, currentPlayers: 47, free: 1, full: false },
  { name: 'none left', maxPlayers: 48, currentPlayers: 48, free: 0, full: true },
  { name: 'the limit was lowered below the players', maxPlayers: 10, currentPlayers: 48, free: 0, full: true },
  { name: 'no limit', maxPlayers: 0, currentPlayers: 0, free: null, full: false },
])('seats: $name: free $free, full $full', ({ maxPlayers, currentPlayers, free, full }) => {
  expect(freeSeats({ maxPlayers, currentPlayers })).toBe(free);
  expect(isFull({ maxPlayers, currentPlayers })).toBe(full);
});

const kept = { maxPlayers: 10, currentPlayers: 6, reservedPlaces: 3, invitedPlayers: 1 };

test.each([
  ['kept places aren’t free', {}, { kept: 2, free: 2, room: true, invited: true }],
  ['nor for others once the rest is taken', { currentPlayers: 8 }, { kept: 2, free: 0, room: false, invited: true }],
  ['none is kept once as many were invited', { invitedPlayers: 3 }, { kept: 0, free: 4, room: true, invited: true }],
  [
    'more invited than kept',
    { invitedPlayers: 4, currentPlayers: 10 },
    { kept: 0, free: 0, room: false, invited: false },
  ],
  ['kept more than there are', { currentPlayers: 10 }, { kept: 2, free: 0, room: false, invited: false }],
  [
    'after the draw',
    { currentPlayers: 8, result: resultIn('playing') },
    { kept: 0, free: 2, room: true, invited: true },
  ],
  ['without a limit', { maxPlayers: 0 }, { kept: 2, free: null, room: true, invited: true }],
  // Players in line have a claim to the ordinary places, and none to a kept one.
  ['others wait', { currentPlayers: 7, waitingPlayers: 1 }, { kept: 2, free: 0, room: true, invited: true }],
  [
    'others wait, none is kept',
    { reservedPlaces: 0, currentPlayers: 9, waitingPlayers: 1 },
    { kept: 0, free: 0, room: true, invited: false },
  ],
])('reserved places: %s', (_name, change, expected) => {
  const tournament = { ...kept, ...change };
  expect({
    kept: keptPlaces(tournament),
    free: freeSeats(tournament),
    room: hasRoom(tournament),
    invited: !isFullFor(tournament, true),
  }).toEqual(expected);
  expect(isFullFor(tournament, false)).toBe(expected.free === 0);
});
