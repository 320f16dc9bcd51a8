import { describe, expect, test } from 'vitest';
import { flowOn, levelOf } from './flow.ts';

const FLOW = { most: 10, perMinute: 30 };
const NOW = new Date('2026-11-20T15:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

/** How many of `tries` at the same moment are let through, and how that leaves the flow. */
function pour(earlier: readonly number[], tries: number, now: Date) {
  let hits = earlier;
  let admitted = 0;
  let wait = 0;
  for (let one = 0; one < tries; one += 1) {
    const admission = flowOn(FLOW, hits, now);
    hits = admission.hits;
    wait = admission.retryAfterSeconds;
    admitted += Number(admission.admitted);
  }
  return { hits, admitted, wait };
}

describe('a flow of 10 at once and 30 a minute after those', () => {
  test.each([
    { tries: 1, admitted: 1, wait: 0 },
    { tries: 9, admitted: 9, wait: 0 },
    { tries: 10, admitted: 10, wait: 2 },
    { tries: 25, admitted: 10, wait: 2 },
  ])('lets $admitted of $tries through, the next in $wait s', ({ tries, admitted, wait }) => {
    expect(pour([], tries, NOW)).toMatchObject({ admitted, wait });
  });

  test.each([
    { seconds: 1, level: 9.5, admitted: 0 },
    { seconds: 2, level: 9, admitted: 1 },
    { seconds: 10, level: 5, admitted: 5 },
    { seconds: 20, level: 0, admitted: 10 },
    { seconds: 86_400, level: 0, admitted: 10 },
  ])('has let off down to $level after $seconds s, for $admitted more', ({ seconds, level, admitted }) => {
    const { hits } = pour([], 10, NOW);
    expect(levelOf(FLOW, hits, later(seconds))).toBeCloseTo(level, 2);
    expect(pour(hits, 99, later(seconds)).admitted).toBe(admitted);
  });

  test('lets no more through in a minute than at once and after, and the wait it names is enough', () => {
    let hits: readonly number[] = [];
    let passed = 0;
    for (let seconds = 0; seconds < 60; seconds += 1) {
      const round = pour(hits, 3, later(seconds));
      hits = round.hits;
      passed += round.admitted;
      expect(pour(hits, 1, later(seconds + round.wait)).admitted).toBe(1);
    }
    expect(passed).toBe(10 + 29);
  });

  test('keeps one moment, until which it is remembered', () => {
    const { hits, until } = flowOn(FLOW, [], NOW);
    expect([hits, until]).toEqual([[later(2).getTime()], later(2).getTime()]);
  });

  test('goes on where a clock is behind', () => {
    const { hits } = pour([], 10, NOW);
    expect(pour(hits, 1, later(-3)).admitted).toBe(0);
  });
});
