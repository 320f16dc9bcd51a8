import { errorText, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../failure.ts';
import { TimedOut } from '../platform/fault.ts';
import { statusOf, toApiError, toFailure } from './failure.ts';

const faulty = (properties: object) => Object.assign(new Error('secret'), properties);

describe('the reply for an error', () => {
  it.each([
    ['a failure of ours', new ApiError('tournament_full'), 'tournament_full'],
    ['a body that is too large', faulty({ status: 413 }), 'too_large'],
    ['a body that cannot be read', faulty({ status: 400 }), 'malformed'],
    ['an encoding nobody knows', faulty({ status: 415 }), 'malformed'],
    ['a database out of reach', faulty({ code: 14 }), 'unavailable'],
    ['a database that is too slow', faulty({ code: 4 }), 'unavailable'],
    ['a database that has had enough', faulty({ code: 8 }), 'unavailable'],
    ['a document that is gone meanwhile', faulty({ code: 5 }), 'unavailable'],
    ['a document that is there meanwhile', faulty({ code: 6 }), 'unavailable'],
    ['a race lost to the end', faulty({ code: 9 }), 'unavailable'],
    ['a transaction that others broke off', faulty({ code: 10 }), 'unavailable'],
    [
      'a transaction that was ended',
      faulty({ code: 3, message: '3 INVALID_ARGUMENT: Transaction is invalid or closed.' }),
      'unavailable',
    ],
    ['an argument that is invalid', faulty({ code: 3 }), 'internal'],
    ['a call that took too long', new TimedOut('late'), 'unavailable'],
    ['a database that refuses', faulty({ code: 7 }), 'internal'],
    ['a library with its own idea of a status', faulty({ status: 503 }), 'internal'],
    ['a bug', new TypeError('secret'), 'internal'],
    ['a text', 'secret', 'internal'],
    ['nothing', undefined, 'internal'],
  ])('%s', (_name, fault, code) => {
    const error = toApiError(fault);
    expect(error.code).toBe(code);
    expect(error.retryAfterSeconds).toBe(code === 'unavailable' ? limits.retryAfterOutageSeconds : undefined);
    expect(JSON.stringify(toFailure(error))).not.toContain('secret');
  });
});

describe('the body of a failed call', () => {
  it('has the text of its code, and fields only where there are some', () => {
    expect(toFailure(new ApiError('not_found'))).toEqual({
      success: false,
      error: errorText.not_found,
      code: 'not_found',
    });
    expect(toFailure(new ApiError('invalid', { fields: { email: 'x' } }))).toMatchObject({ fields: { email: 'x' } });
  });
});

describe('the status of a failure', () => {
  it.each(Object.entries(statusOf))('%s is %i, an error that HTTP knows', (_code, status) => {
    expect([400, 401, 403, 404, 409, 413, 422, 428, 429, 500, 501, 503]).toContain(status);
  });
});
