import { expect, test } from 'vitest';
import {
  type Confirmable,
  type Confirming,
  confirmationsOf,
  isConfirmationMissed,
  isConfirmed,
  isMoved,
  openConfirmation,
} from './confirmation-windows.ts';
import { Confirmations, usualConfirmations } from './confirmations.schema.ts';

const BEGINS = Date.parse('2026-11-22T20:00:00.000Z');
const before = (hours: number) => new Date(BEGINS - hours * 3_600_000);
const iso = (hours: number) => before(hours).toISOString();

const copa: Confirming = {
  status: 'published',
  date: iso(0),
  confirmations: usualConfirmations,
  confirmationsSince: null,
  result: null,
};
const resultIn = (state: 'planned' | 'playing' | 'finished') => {
  return { result: { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null } };
};
const approved: Confirmable = {
  status: 'approved',
  decidedAt: iso(72),
  enrolmentConfirmedAt: null,
  matchConfirmedAt: null,
  matchConfirmedFor: null,
  preconfirmed: false,
};

const told = (one: Partial<Confirmable>, hours: number, tournament: Partial<Confirming> = {}) =>
  confirmationsOf({ ...copa, ...tournament }, { ...approved, ...one }, before(hours)).map(
    ({ kind, opensAt, closesAt, state }) =>
      `${kind} ${(BEGINS - Date.parse(opensAt)) / 3_600_000}-${(BEGINS - Date.parse(closesAt)) / 3_600_000} ${state}`,
  );

const confirmedBoth = { enrolmentConfirmedAt: iso(60), matchConfirmedAt: iso(20), matchConfirmedFor: iso(0) };
const long = { ...usualConfirmations, matchFromHours: 72 };

test.each([
  ['just approved', {}, 72, {}, ['enrolment 72-48 open', 'match 24-2 later']],
  ['enrolment just missed', {}, 47.99, {}, ['enrolment 72-48 missed', 'match 24-2 later']],
  ['enrolment confirmed', { enrolmentConfirmedAt: iso(60) }, 24, {}, ['enrolment 72-48 confirmed', 'match 24-2 open']],
  ['approved on the last day', { decidedAt: iso(10) }, 9, {}, ['enrolment 10-2 open', 'match 10-2 open']],
  ['approved when no time is left', { decidedAt: iso(2.4) }, 2.2, {}, []],
  ['never confirmed by the start', {}, 0, {}, ['enrolment 72-48 missed', 'match 24-2 missed']],
  ['enrolment confirmed, after the start', { enrolmentConfirmedAt: iso(60) }, -5, {}, ['enrolment 72-48 confirmed']],
  ['missed after the draw', {}, 20, resultIn('planned'), ['match 24-2 open']],
  ['both missed after the draw', {}, 1, resultIn('planned'), []],
  ['unconfirmed in play', {}, 20, resultIn('playing'), []],
  ['confirmed in play', { enrolmentConfirmedAt: iso(60) }, 20, resultIn('finished'), ['enrolment 72-48 confirmed']],
  ['changed hours', {}, 72, { confirmationsSince: iso(30) }, ['enrolment 30-6 later', 'match 24-2 later']],
  [
    'confirmed for a date that was moved by a day',
    { matchConfirmedAt: iso(25), matchConfirmedFor: iso(24) },
    20,
    { confirmationsSince: iso(25) },
    ['enrolment 25-2 open', 'match 24-2 open'],
  ],
  [
    'confirmed inside the window of a date that was moved by a day',
    { ...confirmedBoth, matchConfirmedAt: iso(48), matchConfirmedFor: iso(24) },
    20,
    { confirmationsSince: iso(40), confirmations: long },
    ['enrolment 40-16 confirmed', 'match 40-2 open'],
  ],
  [
    'imported as confirmed, after the date moved by a month',
    { preconfirmed: true, enrolmentConfirmedAt: iso(720), matchConfirmedAt: iso(720) },
    20,
    { confirmationsSince: iso(25) },
    ['enrolment 25-2 confirmed', 'match 24-2 confirmed'],
  ],
  ['a date that was moved into the past', {}, -5, { confirmationsSince: iso(-5) }, []],
  ['no confirmations required', {}, 72, { confirmations: null }, []],
  ['no date', {}, 72, { date: null }, []],
  ['rejected', { status: 'rejected' }, 72, {}, []],
] as const)('lists the confirmations of a registration: %s', (_, one, hours, tournament, expected) => {
  expect(told(one, hours, tournament)).toEqual(expected);
});

test('an unconfirmed player loses the seat after the window, not after the start', () => {
  const missed = (one: Confirmable) => [48, 47.99, -0.1].map((hours) => isConfirmationMissed(copa, one, before(hours)));
  expect(missed(approved)).toEqual([false, true, false]);
  expect(missed({ ...approved, ...confirmedBoth })).toEqual([false, false, false]);
  const drawn = (['planned', 'playing', 'finished'] as const).map((state) => ({ ...copa, ...resultIn(state) }));
  expect(drawn.map((tournament) => isConfirmationMissed(tournament, approved, before(1)))).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['the window closes at the start', 0, 0, false],
  ['the window has closed before the start', 2, 0.5, false],
  ['the window has closed and the tournament has begun', 2, -0.01, true],
])('an unconfirmed player counts as confirmed only after the start: %s', (_, until, hours, isIn) => {
  const tournament = { ...copa, confirmations: { ...usualConfirmations, matchUntilHours: until } };
  const silent = { ...approved, enrolmentConfirmedAt: iso(60) };
  expect(isConfirmed(confirmationsOf(tournament, silent, before(hours)))).toBe(isIn);
});

test.each([
  ['unchanged', 'match', 2, false],
  ['by half a day', 'match', 14, false],
  ['by more than half a day', 'match', 14.01, true],
  ['another kind of confirmation', 'enrolment', 48, false],
] as const)('detects that the seen match day has moved: %s', (_, kind, hours, moved) => {
  const [, match] = confirmationsOf(copa, { ...approved, ...confirmedBoth, matchConfirmedAt: null }, before(20));
  expect(match !== undefined && isMoved(match, { kind, closesAt: iso(hours) })).toBe(moved);
  expect(match !== undefined && isMoved({ ...match, state: 'confirmed' }, { kind, closesAt: iso(hours) })).toBe(false);
});

test('a confirmation counts for the open window that closes first', () => {
  const tournament = { ...copa, confirmations: { ...usualConfirmations, enrolmentHours: 4 } };
  const open = openConfirmation(confirmationsOf(tournament, { ...approved, decidedAt: iso(20) }, before(19)));
  expect(open).toMatchObject({ kind: 'enrolment', closesAt: iso(16) });
  expect(openConfirmation([])).toBeNull();
});

test.each([
  ['enrolmentHours', 0, 'Escribe 1 o más'],
  ['matchFromHours', 169, 'Escribe 168 o menos'],
  ['matchUntilHours', 1.5, 'Escribe un número entero de horas'],
  ['finalUntilMinutes', 121, 'Escribe 120 o menos'],
])('refuses %s of %s', (field, value, text) => {
  const { error } = Confirmations.safeParse({ ...usualConfirmations, [field]: value });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});
