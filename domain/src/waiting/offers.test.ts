import { expect, test } from 'vitest';
import { MINUTE } from '../time/instant.ts';
import { readVisibleTournament } from '../tournament/stored/read-tournament.ts';
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
  ['on the local day of the tournament', 14 * 60, {}, 15],
  ['past midnight only in UTC', 20 * 60, {}, 120],
  ['until the tournament begins', 14, {}, 14],
  ['the shortest offer', 5, {}, 5],
  ['too short for an offer', 4.9, {}, null],
  ['without a date', 60, { date: null }, 120],
])('sets the duration of an offer: %s', (_, minutes, fields, expected) => {
  expect(offeredFor(minutes, fields)).toBe(expected);
});

test.each([
  ['an hour before the match', 60, 15],
  ['shortly before the match', 20, 3],
  ['once the match has begun', -5, 3],
])('sets how long an absent player’s seat is offered: %s', (_, minutes, expected) => {
  const now = before(minutes);
  const until = substituteUntil(before(0).toISOString(), now);
  expect((Date.parse(until) - now.getTime()) / MINUTE).toBeCloseTo(expected);
});

test('offers an absent player’s seat for 15 minutes without a match time', () => {
  expect(substituteUntil(null, before(0))).toBe(before(-15).toISOString());
});

test.each([
  ['no seat is free', { waitingPlayers: 3 }, 0],
  ['as many as are free', { currentPlayers: 2, waitingPlayers: 3 }, 2],
  ['as many as wait', { currentPlayers: 1, waitingPlayers: 2 }, 2],
  ['the limit was removed', { maxPlayers: 0, waitingPlayers: 2 }, 2],
  ['none if offered by hand', { currentPlayers: 2, waitingPlayers: 3, waitingList: 'by_hand' }, 0],
  ['the waiting list is closed', { currentPlayers: 2, waitingPlayers: 3, waitingList: 'off' }, 2],
])('counts the seats to offer: %s', (_, fields, expected) => {
  expect(seatsToOffer(copa(fields), before(180))).toBe(expected);
});

test.each([
  ['full', {}, 90, true],
  ['not full', { currentPlayers: 3 }, 90, false],
  ['free seats that others wait for', { currentPlayers: 3, waitingPlayers: 1 }, 90, true],
  ['no waiting list', { waitingList: 'off' }, 90, false],
  ['after the deadline', {}, 59, false],
  ['the waiting list is full', { waitingPlayers: 200 }, 90, false],
])('checks if players can join the waiting list: %s', (_, fields, minutes, expected) => {
  expect(canWait(copa(fields), before(minutes))).toBe(expected);
});

test('an offer is valid until its last millisecond', () => {
  const offered = { status: 'waiting', offeredUntil: before(0).toISOString() } as const;
  const late = new Date(BEGINS + 1);
  const at = before(0);
  expect([isInLine(offered), isOffered(offered, at), isOfferOver(offered, at)]).toEqual([false, true, false]);
  expect([isOffered(offered, late), isOfferOver(offered, late)]).toEqual([false, true]);
  const inLine = { status: 'waiting', offeredUntil: null } as const;
  expect([isInLine(inLine), isOffered(inLine, late), isOfferOver(inLine, late)]).toEqual([true, false, false]);
});
