import { expect, test } from 'vitest';
import { sampleMatch } from '../competition-samples.ts';
import type { Match } from '../records/match.schema.ts';
import { inOrderOfPlay } from './counting.ts';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;

/** Builds a match planned at one hour and played at another. */
const match = (number: number, startsAt?: number, playedAt?: number, change: Partial<Match> = {}) =>
  sampleMatch(number, '', {
    startsAt: startsAt === undefined ? null : at(startsAt),
    ...(playedAt === undefined ? {} : { playedAt: at(playedAt) }),
    ...change,
  });
const replay = (number: number, startsAt?: number, playedAt?: number, id = 'again') =>
  match(number, startsAt, playedAt, { id, replayOf: `m${number}` });

test.each<[string, Match[], string]>([
  ['is that of the numbers', [match(3), match(1), match(2)], 'm1 m2 m3'],
  ['follows a match that was put off', [match(1, 19, 19), match(2, 22, 22), match(3, 21, 21)], 'm1 m3 m2'],
  ['ignores a result that was entered late', [match(1, 19, 19), match(2, 20, 23), match(3, 21, 21)], 'm1 m2 m3'],
  ['ignores hours that were not moved along', [match(1, 19, 19), match(2, 22, 20), match(3, 21, 21)], 'm1 m2 m3'],
  ['has a replay where it was played', [match(1, 19, 19), match(3, 20, 20), replay(2, undefined, 21)], 'm1 m3 again'],
  ['has it before a match played later', [match(1, 19, 19), match(3, 21, 21), replay(2, undefined, 20)], 'm1 again m3'],
  ['follows its hour first', [match(1, 19, 19), match(3, 21, 23), replay(2, 22, 22)], 'm1 m3 again'],
  ['has an open one by its number', [match(1, 19, 19), match(3, 20, 20), replay(2)], 'm1 again m3'],
  [
    'has two replays in turn',
    [match(3, 19, 19), replay(2, undefined, 22, 'dos'), replay(1, undefined, 21, 'uno')],
    'm3 uno dos',
  ],
])('the order of play %s', (_, matches, order) => {
  expect(
    inOrderOfPlay(matches)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order);
  expect(
    inOrderOfPlay(matches.toReversed())
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order);
});
