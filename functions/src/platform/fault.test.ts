import { expect, it } from 'vitest';
import { codeOf, isLostRace, isPassing, mayRetry, TimedOut } from './fault.ts';

it('classifies errors as lost races, temporary or retryable by gRPC code', () => {
  const codes = Array.from({ length: 16 }, (_, index) => index + 1);
  const those = (is: (error: unknown) => boolean) => codes.filter((code) => is(Object.assign(new Error(), { code })));
  expect(those(isLostRace)).toEqual([5, 6, 9, 10]);
  expect(those(isPassing)).toEqual([4, 5, 6, 8, 9, 10, 14]);
  expect(those(mayRetry)).toEqual([4, 5, 6, 8, 9, 10, 13, 14]);
  expect(isPassing(new TimedOut('late'))).toBe(true);
});

it.each([[new Error('none')], ['14'], [null], [undefined], [{ code: 'auth/user-not-found' }]])(
  'finds no gRPC code in the error %j and does not retry it',
  (error) => {
    expect([codeOf(error), mayRetry(error)]).toEqual([null, false]);
  },
);
