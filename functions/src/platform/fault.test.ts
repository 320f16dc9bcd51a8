import { describe, expect, it } from 'vitest';
import { codeOf, isLostRace, isOutOfReach, mayRetry, TimedOut } from './fault.ts';

describe('a fault with the gRPC code', () => {
  it.each<[number, boolean, boolean, boolean]>([
    [1, false, false, false],
    [2, false, false, false],
    [3, false, false, false],
    [4, false, true, true],
    [5, true, false, true],
    [6, true, false, true],
    [7, false, false, false],
    [8, false, true, true],
    [9, true, false, true],
    [10, true, false, true],
    [11, false, false, false],
    [12, false, false, false],
    [13, false, false, true],
    [14, false, true, true],
    [15, false, false, false],
    [16, false, false, false],
  ])('%i', (code, lostRace, outOfReach, retry) => {
    const fault = Object.assign(new Error(), { code });
    expect([isLostRace(fault), isOutOfReach(fault), mayRetry(fault)]).toEqual([lostRace, outOfReach, retry]);
  });
});

describe('the code of a fault', () => {
  it.each([[new Error('none')], ['14'], [null], [undefined], [{ code: 'auth/user-not-found' }]])(
    'is null for %j',
    (fault) => {
      expect(codeOf(fault)).toBeNull();
      expect(mayRetry(fault)).toBe(false);
    },
  );

  it('of one that was given up on says that the database was out of reach', () => {
    expect(isOutOfReach(new TimedOut('late'))).toBe(true);
  });
});
