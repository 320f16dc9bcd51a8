import { expect, test } from 'vitest';
import { agoText, timeLeftText } from './time-text.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  ['now', 0, 'hace unos segundos'],
  ['just under a minute', MINUTE - 1, 'hace unos segundos'],
  ['nearly an hour', HOUR - 1, 'hace 59 minutos'],
  ['nearly a day', DAY - 1, 'hace 23 horas'],
  ['three days', 3 * DAY + HOUR, 'hace 3 días'],
  ['a clock that was set back', -5 * MINUTE, 'hace unos segundos'],
])('shows an age: %s', (_, age, text) => expect(agoText(age)).toBe(text));

// A number and its unit stay on one line.
test.each([
  ['days and hours', 12 * DAY + 4 * HOUR + 59 * MINUTE, '12\u00a0d 4\u00a0h'],
  ['just under a day', DAY - 1, '23\u00a0h 59\u00a0min'],
  ['hours and minutes', 4 * HOUR + 12 * MINUTE, '4\u00a0h 12\u00a0min'],
  ['minutes and seconds of two digits', 12 * MINUTE + 5 * SECOND, '12\u00a0min 05\u00a0s'],
  ['seconds', 9 * SECOND, '9\u00a0s'],
  ['a negative time', -MINUTE, '0\u00a0s'],
])('shows a remaining time: %s', (_, left, text) => expect(timeLeftText(left)).toBe(text));
