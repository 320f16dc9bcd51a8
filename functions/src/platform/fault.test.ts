import { describe, expect, it } from 'vitest';
import { codeOf, isLostRace, isPassing, mayRetry, TimedOut } from './fault.ts';

describe('an error with the gRPC code', () => {
  const [lost, passing, retried] = [
    [5, 6, 9, 10],
    [4, 5, 6, 8, 9, 10, 14],
    [4, 5, 6, 8, 9, 10, 13, 14],
  ];

  it.each(Array.from({ length: 16 }, (_, index) => index + 1))('%i', (code) => {
    const error = Object.assign(new Error(), { code });
    expect([isLostRace(error), isPassing(error), mayRetry(error)]).toEqual(
      [lost, passing, retried].map((codes) => codes?.includes(code)),
    );
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
