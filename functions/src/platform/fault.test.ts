import { describe, expect, it } from 'vitest';
import { codeOf, isLostRace, isPassing, mayRetry, TimedOut } from './fault.ts';

describe('an error with the gRPC code', () => {
  it.each<[number, boolean, boolean, boolean]>([
    [1, false, false, false],
    [2, false, false, false],
    [3, false, false, false],
    [4, false, true, true],
    [5, true, true, true],
    [6, true, true, true],
    [7, false, false, false],
    [8, false, true, true],
    [9, true, true, true],
    [10, true, true, true],
    [11, false, false, false],
    [12, false, false, false],
    [13, false, false, true],
    [14, false, true, true],
    [15, false, false, false],
    [16, false, false, false],
  ])('%i', (code, lostRace, passing, retry) => {
    const error = Object.assign(new Error(), { code });
    expect([isLostRace(error), isPassing(error), mayRetry(error)]).toEqual([lostRace, passing, retry]);
  });
});

describe('the code of an error', () => {
  it.each([[new Error('none')], ['14'], [null], [undefined], [{ code: 'auth/user-not-found' }]])(
    'is null for %j',
    (error) => {
      expect(codeOf(error)).toBeNull();
      expect(mayRetry(error)).toBe(false);
    },
  );

  it('of an abandoned call is temporary', () => {
    expect(isPassing(new TimedOut('late'))).toBe(true);
  });
});
