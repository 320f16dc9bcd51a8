import { describe, expect, test } from 'vitest';
import { atLeast, givenRoles, isOrganiser, isPermitted, permissions, type Role, roles } from './role.ts';

const ranks = ['visitor', 'signed-in', 'admin', 'owner'] as const;

describe('roles', () => {
  test('from least to most', () => {
    expect(roles).toEqual(['visitor', 'signed-in', ...givenRoles, 'owner']);
    expect(givenRoles).toEqual(['scorer', 'moderator', 'admin']);
  });

  test('each rank includes those before it and none after it', () => {
    for (const [rank, role] of ranks.entries()) {
      for (const [needed, other] of ranks.entries()) expect(atLeast(role, other)).toBe(rank >= needed);
    }
  });

  test.each(['scorer', 'moderator'] as const)('a %s ranks as an account without a role', (role) => {
    expect(ranks.filter((needed) => atLeast(role, needed))).toEqual(['visitor', 'signed-in']);
  });

  test('those from scorer on work in the admin area', () => {
    expect(roles.filter(isOrganiser)).toEqual(['scorer', 'moderator', 'admin', 'owner']);
  });
});

describe('permissions', () => {
  test('are those that docs/product.md lists', () => {
    const admin = [
      'manage_admins',
      'manage_tournaments',
      'manage_registrations',
      'manage_questions',
      'manage_competition',
      'view_statistics',
      'view_tournaments',
      'enter_results',
      'add_pictures',
      'delete_registrations',
      'export_registrations',
      'hide_players',
    ];
    expect(permissions).toEqual({
      visitor: [],
      'signed-in': [],
      scorer: ['view_tournaments', 'enter_results', 'add_pictures'],
      moderator: ['view_tournaments', 'manage_registrations'],
      admin,
      owner: [...admin, 'manage_system', 'full_access'],
    });
  });

  test.each<Role>(['scorer', 'moderator'])('an admin may do everything that a %s may', (role) => {
    for (const permission of permissions[role]) expect(isPermitted('admin', permission)).toBe(true);
  });

  test.each([
    { role: 'scorer', permission: 'manage_registrations', may: false },
    { role: 'admin', permission: 'manage_system', may: false },
    { role: 'owner', permission: 'manage_system', may: true },
  ] as const)('$role and $permission: $may', ({ role, permission, may }) => {
    expect(isPermitted(role, permission)).toBe(may);
  });
});
