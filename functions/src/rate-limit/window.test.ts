import { limits } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { admit } from './window.ts';

const LIMIT = limits.rate.setupPerAccount;
const { hits: MOST, window: WINDOW } = LIMIT;
const NOW = new Date('2026-11-20T15:00:00.000Z');
const ago = (milliseconds: number) => NOW.getTime() - milliseconds;
const times = (count: number, hit: number) => Array.from({ length: count }, () => hit);

/** How many of `tries` at the same moment are let through, and how that leaves the limit. */
function admitAll(earlier: readonly number[], tries: number, now: Date) {
  let hits = earlier;
  let admitted = 0;
  let retryAfterSeconds = 0;
  for (let one = 0; one < tries; one += 1) {
    const admission = admit(LIMIT, hits, now);
    ({ hits, retryAfterSeconds } = admission);
    admitted += Number(admission.admitted);
  }
  return { admitted, hits, retryAfterSeconds };
}

describe('a limit of 5 in 15 minutes', () => {
  test('is the specified one', () => {
    expect([MOST, WINDOW]).toEqual([5, 15 * 60_000]);
  });

  test.each([
    { what: 'the first try', earlier: [], tries: 1, admitted: 1, wait: 0 },
    { what: 'the last try', earlier: times(4, ago(60_000)), tries: 1, admitted: 1, wait: 840 },
    { what: 'one too many', earlier: times(5, ago(60_000)), tries: 1, admitted: 0, wait: 840 },
    {
      what: 'one just before the oldest is forgotten',
      earlier: times(5, ago(WINDOW - 1)),
      tries: 1,
      admitted: 0,
      wait: 1,
    },
    { what: 'one as the oldest is forgotten', earlier: times(5, ago(WINDOW)), tries: 1, admitted: 1, wait: 0 },
    {
      what: 'one as one of five is forgotten',
      earlier: [ago(WINDOW), ...times(4, ago(1_000))],
      tries: 1,
      admitted: 1,
      wait: 899,
    },
    { what: 'nine at once', earlier: [], tries: 9, admitted: 5, wait: 900 },
    { what: 'nine at once after three', earlier: times(3, ago(300_000)), tries: 9, admitted: 2, wait: 600 },
  ])('$what: $admitted of $tries let through, the next in $wait s', ({ earlier, tries, admitted, wait }) => {
    const admission = admitAll(earlier, tries, NOW);
    expect(admission).toMatchObject({ admitted, retryAfterSeconds: wait });
    expect(admission.hits.filter((hit) => hit === NOW.getTime())).toHaveLength(admitted);
    expect(admission.hits.every((hit) => hit > ago(WINDOW))).toBe(true);
  });

  test('holds in every stretch of 15 minutes, and the wait it names is enough', () => {
    let hits: readonly number[] = [];
    const passed: number[] = [];
    let time = NOW.getTime();
    for (let round = 0; round < 40; round += 1) {
      const admission = admitAll(hits, 2, new Date(time));
      hits = admission.hits;
      passed.push(...times(admission.admitted, time));
      time += admission.retryAfterSeconds * 1_000 || 7_000;
    }
    const most = Math.max(
      ...passed.map((start) => passed.filter((hit) => hit >= start && hit < start + WINDOW).length),
    );
    expect(most).toBe(MOST);
    expect(passed.length).toBeGreaterThan(40);
  });
});
