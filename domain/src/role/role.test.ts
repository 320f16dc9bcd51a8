import { describe, expect, test } from 'vitest';
import { atLeast, isPermitted, permissions, type Role } from './role.ts';

const ranks = ['visitor', 'signed-in', 'admin', 'owner'] as const;

describe('roles', () => {
  test('each rank includes those before it and none after it', () => {
    for (const [rank, role] of ranks.entries()) {
      for (const [needed, other] of ranks.entries()) expect(atLeast(role, other)).toBe(rank >= needed);
    }
  });

  test.each(['scorer', 'moderator'] as const)('a %s ranks as an account without a role', (role) => {
    expect(ranks.filter((needed) => atLeast(role, needed))).toEqual(['visitor', 'signed-in']);
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
});
