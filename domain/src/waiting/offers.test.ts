import { expect, test } from 'vitest';
import { MINUTE } from '../time/units.ts';
import { readVisibleTournament } from '../tournament/stored/read.ts';
import { canWait } from './line.ts';
import { isInLine, isOffered, isOfferOver, offerUntil, seatsToOffer, substituteUntil } from './offers.ts';

/** 14:00 of the 22nd on the community's clock, in Mexico City. */
const BEGINS = Date.parse('2026-11-22T20:00:00.000Z');
const before = (minutes: number) => new Date(BEGINS - minutes * MINUTE);
const full = {
  status: 'published',
  linkedFormId: 'inscripcion',
  date: before(0).toISOString(),
  registrationDeadline: before(60).toISOString(),
  maxPlayers: 4,
  currentPlayers: 4,
  waitingList: 'automatic',
};
const copa = (fields = {}) => readVisibleTournament('copa', { ...full, ...fields });

/** Minutes of an offer made some minutes before the tournament. */
const offeredFor = (minutes: number, fields = {}) => {
  const until = offerUntil(copa(fields), before(minutes));
  return until === null ? null : (Date.parse(until) - before(minutes).getTime()) / MINUTE;
};

test.each([
  ['days before', 3 * 24 * 60, {}, 120],
  ['from midnight where it is played', 14 * 60, {}, 15],
  ['where midnight has passed in UTC alone', 20 * 60, {}, 120],
  ['no longer than until it begins', 14, {}, 14],
  ['the shortest', 5, {}, 5],
  ['no shorter', 4.9, {}, null],
  ['without a date', 60, { date: null }, 120],
])('a place is offered for a time: %s', (_, minutes, fields, expected) => {
  expect(offeredFor(minutes, fields)).toBe(expected);
});

test.each([
  ['an hour before the match', 60, 15],
  ['when it is about to begin', 20, 3],
  ['once it has begun', -5, 3],
])('the seat of a player who isn’t in the lobby is offered: %s', (_, minutes, expected) => {
  const now = before(minutes);
  const until = substituteUntil(before(0).toISOString(), now);
  expect((Date.parse(until) - now.getTime()) / MINUTE).toBeCloseTo(expected);
});

test('the seat is offered for the whole time where the match has no time', () => {
  expect(substituteUntil(null, before(0))).toBe(before(-15).toISOString());
});

test.each([
  ['no place is free', { waitingPlayers: 3 }, 0],
  ['as many as are free', { currentPlayers: 2, waitingPlayers: 3 }, 2],
  ['as many as wait', { currentPlayers: 1, waitingPlayers: 2 }, 2],
  ['there is no limit any more', { maxPlayers: 0, waitingPlayers: 2 }, 2],
  ['by hand', { currentPlayers: 2, waitingPlayers: 3, waitingList: 'by_hand' }, 0],
  ['no more names are taken', { currentPlayers: 2, waitingPlayers: 3, waitingList: 'off' }, 2],
])('the server offers places: %s', (_, fields, expected) => {
  expect(seatsToOffer(copa(fields), before(180))).toBe(expected);
});

test.each([
  ['full', {}, 90, true],
  ['not full', { currentPlayers: 3 }, 90, false],
  ['free places that others wait for', { currentPlayers: 3, waitingPlayers: 1 }, 90, true],
  ['no list', { waitingList: 'off' }, 90, false],
  ['after the deadline', {}, 59, false],
  ['as many names as it takes', { waitingPlayers: 200 }, 90, false],
])('a tournament takes names for its list: %s', (_, fields, minutes, expected) => {
  expect(canWait(copa(fields), before(minutes))).toBe(expected);
});

test('an offer is theirs to its last instant, and over a moment later', () => {
  const offered = { status: 'waiting', offeredUntil: before(0).toISOString() } as const;
  const late = new Date(BEGINS + 1);
  const at = before(0);
  expect([isInLine(offered), isOffered(offered, at), isOfferOver(offered, at)]).toEqual([false, true, false]);
  expect([isOffered(offered, late), isOfferOver(offered, late)]).toEqual([false, true]);
  const inLine = { status: 'waiting', offeredUntil: null } as const;
  expect([isInLine(inLine), isOffered(inLine, late), isOfferOver(inLine, late)]).toEqual([true, false, false]);
});
