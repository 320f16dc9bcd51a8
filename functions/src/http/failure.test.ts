import { type Challenge, errorText, limits } from '@arena/domain';
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
  ['a client error with the last status of its kind', faulty({ status: 499 }), 'malformed'],
  ['a library error with status 302', faulty({ status: 302 }), 'internal'],
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

const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'n',
    salt: 's',
    cost: 1,
    keyLength: 1,
    keyPrefix: 'k',
    keySignature: 's',
    data: { purpose: 'copa', until: 0 },
  },
  signature: 's',
};

it.each([
  ['nothing else', 'not_found', {}],
  ['its fields', 'invalid', { fields: { email: 'x' } }],
  ['the codes of its fields', 'invalid', { codes: { email: 'email_changed' } }],
  ['its challenge', 'proof_required', { challenge }],
] as const)('an error response has the code, its text and %s', (_, code, details) => {
  const body = { success: false, error: errorText[code], code, ...details };
  // Keys too: JSON leaves an undefined one out, a caller in this process doesn't.
  expect(toFailure(new ApiError(code, details))).toStrictEqual(body);
});
