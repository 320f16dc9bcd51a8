import { describe, expect, test } from 'vitest';
import { atLeast, isPermitted, permissions, type Role } from './role.ts';

const ranks = ['visitor', 'signed-in', 'admin', 'owner'] as const;

test('a role includes lower ranks only; scorers and moderators rank as signed in', () => {
  for (const [rank, role] of ranks.entries()) {
    expect(ranks.filter((needed) => atLeast(role, needed))).toEqual(ranks.slice(0, rank + 1));
  }
  for (const role of ['scorer', 'moderator'] as const) {
    expect(ranks.filter((needed) => atLeast(role, needed))).toEqual(['visitor', 'signed-in']);
  }
});

describe('permissions', () => {
  test('are the listed ones for each role', () => {
    const admin = [
      'manage_admins',
      'manage_tournaments',
      'manage_registrations',
      'manage_questions',
      'manage_competition',
      'view_statistics',
      'view_tournaments',
      'enter_results',
      'mark_absences',
      'add_pictures',
      'delete_registrations',
      'export_registrations',
      'hide_players',
      'exclude_players',
    ];
    expect(permissions).toEqual({
      visitor: [],
      'signed-in': [],
      scorer: ['view_tournaments', 'enter_results', 'mark_absences', 'add_pictures'],
      moderator: ['view_tournaments', 'manage_registrations'],
      admin,
      owner: [...admin, 'manage_system', 'full_access'],
    });
  });

  test.each<Role>(['scorer', 'moderator'])('an admin may do everything that a %s may', (role) => {
    for (const permission of permissions[role]) expect(isPermitted('admin', permission)).toBe(true);
  });
});
