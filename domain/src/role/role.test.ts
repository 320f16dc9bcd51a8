import { describe, expect, test } from 'vitest';
import { atLeast, isPermitted, permissions, roles } from './role.ts';

describe('roles', () => {
  test('from least to most', () => {
    expect(roles).toEqual(['visitor', 'signed-in', 'admin', 'owner']);
  });

  test('each role includes those before it and none after it', () => {
    for (const [rank, role] of roles.entries()) {
      for (const [needed, other] of roles.entries()) expect(atLeast(role, other)).toBe(rank >= needed);
    }
  });

  test.each([
    { role: 'visitor', needed: 'visitor', may: true },
    { role: 'visitor', needed: 'admin', may: false },
    { role: 'signed-in', needed: 'admin', may: false },
    { role: 'admin', needed: 'admin', may: true },
    { role: 'admin', needed: 'owner', may: false },
    { role: 'owner', needed: 'admin', may: true },
  ] as const)('$role where $needed is needed: $may', ({ role, needed, may }) => {
    expect(atLeast(role, needed)).toBe(may);
  });
});

describe('permissions', () => {
  test('grow with the role, as docs/product.md lists them', () => {
    const admin = [
      'manage_admins',
      'manage_tournaments',
      'manage_registrations',
      'manage_questions',
      'manage_competition',
      'view_statistics',
    ];
    expect(permissions).toEqual({
      visitor: [],
      'signed-in': [],
      admin,
      owner: [...admin, 'manage_system', 'full_access'],
    });
  });

  test.each([
    { role: 'visitor', permission: 'view_statistics', may: false },
    { role: 'signed-in', permission: 'manage_tournaments', may: false },
    { role: 'admin', permission: 'manage_tournaments', may: true },
    { role: 'admin', permission: 'manage_system', may: false },
    { role: 'owner', permission: 'manage_system', may: true },
  ] as const)('$role and $permission: $may', ({ role, permission, may }) => {
    expect(isPermitted(role, permission)).toBe(may);
  });
});
