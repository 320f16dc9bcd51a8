import { calendarOf } from '@arena/domain';
import { expect, it } from 'vitest';
import { countBetween, slotOf, slotsOf, weekOf, weeksOf } from './slots.ts';

it.each([
  ['2026-11-16T00:00:00.000Z', '2026-11-16'],
  ['2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['1969-12-31T00:00:00.000Z', '1969-12-29'],
])('%s lies in the week of %s', (instant, week) => {
  expect(weekOf(new Date(instant))).toBe(week);
});

it.each([
  ['2026-11-20T14:15:00.000Z', '2026-11-20T14:15Z'],
  ['2026-11-20T14:29:59.999Z', '2026-11-20T14:15Z'],
])('%s lies in the quarter of %s', (instant, slot) => {
  expect(slotOf(new Date(instant))).toBe(slot);
});

it.each(['America/Mexico_City', 'America/St_Johns', 'Asia/Kathmandu'])(
  'an arrival is counted on the day on which it was, in %s',
  (zone) => {
    const now = new Date('2026-11-20T15:00:00.000Z');
    const edges = calendarOf('days', now, zone);
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const until = edges[index + 1] ?? from;
      for (const arrived of [from, new Date(until.getTime() - 1)]) {
        const counts = countBetween(edges, slotsOf({ [slotOf(arrived)]: 2, bad: 'x' }));
        expect(counts.flatMap((count, day) => (count === 0 ? [] : [day, count]))).toEqual([index, 2]);
        expect(weeksOf(edges)).toContain(weekOf(arrived));
      }
    }
  },
);

it('twelve weeks are thirteen documents at most', () => {
  for (let day = 1; day <= 7; day += 1) {
    const weeks = weeksOf(calendarOf('weeks', new Date(Date.UTC(2026, 10, day)), 'America/Lima'));
    expect(weeks.length).toBeLessThanOrEqual(14);
  }
});
