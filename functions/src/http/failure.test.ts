import { errorText, limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { ApiError } from '../failure.ts';
import { toApiError, toFailure } from './failure.ts';

const faulty = (properties: object) => Object.assign(new Error('secret'), properties);

it.each([
  ['a failure of ours', new ApiError('tournament_full'), 'tournament_full'],
  ['a body that is too large', faulty({ status: 413 }), 'too_large'],
  ['a body that cannot be read', faulty({ status: 400 }), 'malformed'],
  ['an encoding nobody knows', faulty({ status: 415 }), 'malformed'],
  ['a database out of reach', faulty({ code: 14 }), 'unavailable'],
  ['an ended transaction', faulty({ code: 3, message: '3 INVALID: Transaction is invalid or closed.' }), 'unavailable'],
  ['an argument that is invalid', faulty({ code: 3 }), 'internal'],
  ['a database that refuses', faulty({ code: 7 }), 'internal'],
  ['a library with its own idea of a status', faulty({ status: 503 }), 'internal'],
  ['a bug', new TypeError('secret'), 'internal'],
  ['a text', 'secret', 'internal'],
  ['nothing', undefined, 'internal'],
])('replies to %s with its code, and without its message', (_name, fault, code) => {
  const error = toApiError(fault);
  expect(error.code).toBe(code);
  expect(error.retryAfterSeconds).toBe(code === 'unavailable' ? limits.retryAfterOutageSeconds : undefined);
  expect(JSON.stringify(toFailure(error))).not.toContain('secret');
});

it('the body of a failed call has the text of its code, and fields only where there are some', () => {
  const body = { success: false, error: errorText.not_found, code: 'not_found' };
  expect(toFailure(new ApiError('not_found'))).toEqual(body);
  expect(toFailure(new ApiError('invalid', { fields: { email: 'x' } }))).toMatchObject({ fields: { email: 'x' } });
});
