import { describe, expect, it } from 'vitest';
import { erasedBy, erasureLimit, isErasureDue } from './retention.ts';

const END = '2026-08-01T20:00:00.000Z';
const daysAfter = (days: number, milliseconds = 0) => new Date(Date.parse(END) + days * 24 * 3_600_000 + milliseconds);

describe('the data of a tournament', () => {
  it.each([
    ['end', { date: '2026-08-01T15:00:00.000Z', endDate: END }, '2026-10-30T20:00:00.000Z'],
    ['date plus a day if no end is known', { date: END, endDate: null }, '2026-10-31T20:00:00.000Z'],
    ['last registration if it has no date', { date: null, endDate: null }, null],
  ])('are erased 90 days after its %s', (_what, tournament, by) => {
    expect(erasedBy(tournament)).toBe(by);
  });

  it.each([
    ['89 days after the end', 89, 0, false],
    ['on the last run before 90 days are over', 89, 1, true],
    ['90 days after the end', 90, 0, true],
  ])('are checked for erasure %s', (_when, days, milliseconds, due) => {
    const tournament = { date: null, endDate: END };
    expect(isErasureDue(tournament, null, daysAfter(days, milliseconds))).toBe(due);
    expect(isErasureDue(tournament, daysAfter(1_000).toISOString(), daysAfter(days, milliseconds))).toBe(due);
  });

  it.each([
    ['has no date', { date: null, endDate: null }],
    ['was deleted', null],
  ])('count the days from the last registration if the tournament %s', (_which, tournament) => {
    expect(isErasureDue(tournament, END, daysAfter(89))).toBe(false);
    expect(isErasureDue(tournament, END, daysAfter(89, 1))).toBe(true);
    expect(isErasureDue(tournament, null, daysAfter(1_000))).toBe(false);
  });
});

it('erases up to a day early so that no daily run is too late', () => {
  expect(erasureLimit(90, daysAfter(90))).toEqual(daysAfter(1));
});
