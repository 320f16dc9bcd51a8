import { describe, expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];

describe('how long ago, in a list', () => {
  test.each([
    ['under a minute', MINUTE - 1, 'ahora'],
    ['minutes', 46 * MINUTE, '46\u00a0min'],
    ['hours', DAY - 1, '23\u00a0h'],
    ['days', 3 * DAY, '3\u00a0d'],
    ['a clock that was set back', -MINUTE, 'ahora'],
  ])('%s', (_, age, text) => expect(ageText(age)).toBe(text));
});
