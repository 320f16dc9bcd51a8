import { errorText, limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { toApiError, toFailure } from './failure.ts';

const faulty = (properties: object) => Object.assign(new Error('secret'), properties);

it.each([
  ['an ApiError', new ApiError('tournament_full'), 'tournament_full'],
  ['a body that is too large', faulty({ status: 413 }), 'too_large'],
  ['an unreadable body', faulty({ status: 400 }), 'malformed'],
  ['an unknown encoding', faulty({ status: 415 }), 'malformed'],
  ['an unreachable database', faulty({ code: 14 }), 'unavailable'],
  ['an ended transaction', faulty({ code: 3, message: '3 INVALID: Transaction is invalid or closed.' }), 'unavailable'],
  ['an invalid argument', faulty({ code: 3 }), 'internal'],
  ['a database permission error', faulty({ code: 7 }), 'internal'],
  ['a library error with status 503', faulty({ status: 503 }), 'internal'],
  ['a TypeError', new TypeError('secret'), 'internal'],
  ['a thrown string', 'secret', 'internal'],
  ['undefined', undefined, 'internal'],
])('answers %s with an error code and without its message', (_name, fault, code) => {
  const error = toApiError(fault);
  expect(error.code).toBe(code);
  expect(error.retryAfterSeconds).toBe(code === 'unavailable' ? limits.retryAfterOutageSeconds : undefined);
  expect(JSON.stringify(toFailure(error))).not.toContain('secret');
});

it('an error response has the text of its code, and fields only if present', () => {
  const body = { success: false, error: errorText.not_found, code: 'not_found' };
  expect(toFailure(new ApiError('not_found'))).toEqual(body);
  expect(toFailure(new ApiError('invalid', { fields: { email: 'x' } }))).toMatchObject({ fields: { email: 'x' } });
});
