import { describe, expect, test } from 'vitest';
import { restoreAdminSession } from './session.schema.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const user = { id: 'local-guardia', username: 'guardia', name: 'Admin de guardia', role: 'admin' };
const session = { isAuthenticated: true, user, expiry: now.getTime() + 1 };

describe('a stored admin session', () => {
  test('is restored while its expiry is later than now', () => {
    expect(restoreAdminSession(session, now)).toEqual(session);
  });

  test.each([
    ['expires now', { ...session, expiry: now.getTime() }],
    ['is not marked authenticated', { ...session, isAuthenticated: false }],
    ['never expires', { ...session, expiry: Number.NaN }],
    ['belongs to another role', { ...session, user: { ...user, role: 'owner' } }],
    ['is a text', 'true'],
  ])('is dropped if it %s', (_why, kept) => {
    expect(restoreAdminSession(kept, now)).toBeNull();
  });
});
