import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { isRetryable, isUnanswered, isUndecided } from './failures.ts';

const failure = (code: ApiError['code'], status: number) => new ApiError('', { code, status });
const all = { isUnanswered: true, isUndecided: true, isRetryable: true };
const none = { isUnanswered: false, isUndecided: false, isRetryable: false };

test.each([
  ['no response', failure('connection', 0), all],
  ['an unavailable service', failure('unavailable', 503), all],
  ['an exception', new TypeError('x is not a function'), { ...all, isRetryable: false }],
  ['too many requests', failure('rate_limited', 429), { ...all, isUnanswered: false }],
  ['an unexpected response', failure('unexpected', 418), { ...none, isUndecided: true }],
  ['a required proof of work', failure('proof_required', 428), { ...none, isUndecided: true }],
  ['an expired session', failure('unauthenticated', 401), { ...none, isRetryable: true }],
  ['a refusal', failure('registration_closed', 409), none],
])('classifies %s', (_name, error, kinds) => {
  expect({
    isUnanswered: isUnanswered(error),
    isUndecided: isUndecided(error),
    isRetryable: isRetryable(error),
  }).toEqual(kinds);
});
