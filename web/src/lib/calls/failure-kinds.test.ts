import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { isRetryable, isUnanswered, isUndecided } from './failure-kinds.ts';

const failure = (code: ApiError['code'], status: number) => new ApiError('', { code, status });
const all = { isUnanswered: true, isUndecided: true, isRetryable: true };
const none = { isUnanswered: false, isUndecided: false, isRetryable: false };

test.each([
  ['no answer', failure('connection', 0), all],
  ['a service that is down', failure('unavailable', 503), all],
  ['an exception', new TypeError('x is not a function'), { ...all, isRetryable: false }],
  ['too many tries', failure('rate_limited', 429), { ...all, isUnanswered: false }],
  ['an answer without a word', failure('unexpected', 418), { ...none, isUndecided: true }],
  ['a proof that is asked for', failure('proof_required', 428), { ...none, isUndecided: true }],
  ['a session that is over', failure('unauthenticated', 401), { ...none, isRetryable: true }],
  ['a refusal', failure('registration_closed', 409), none],
])('options after %s', (_name, error, kinds) => {
  expect({
    isUnanswered: isUnanswered(error),
    isUndecided: isUndecided(error),
    isRetryable: isRetryable(error),
  }).toEqual(kinds);
});
