/** Roles that admins give to an account. */
export const givenRoles = ['scorer', 'moderator', 'admin'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Every role. `signed-in` is an account without one. */
export const roles = ['visitor', 'signed-in', ...givenRoles, 'owner'] as const;
export type Role = (typeof roles)[number];

/** Roles in ascending order. A limited role ranks as `signed-in`: it may do what its permissions say. */
const ranks = ['visitor', 'signed-in', 'admin', 'owner'] as const;
export type Rank = (typeof ranks)[number];

const scorerPermissions = ['view_tournaments', 'enter_results', 'mark_absences', 'add_pictures'] as const;
const moderatorPermissions = ['view_tournaments', 'manage_registrations'] as const;

const adminPermissions = [
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
] as const;

/** Permissions by role (docs/security.md). */
export const permissions = {
  visitor: [],
  'signed-in': [],
  scorer: scorerPermissions,
  moderator: moderatorPermissions,
  admin: adminPermissions,
  owner: [...adminPermissions, 'manage_system', 'full_access'],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof permissions)['owner'][number];

function rankOf(role: Role): number {
  return ranks.findIndex((rank) => rank === (role === 'scorer' || role === 'moderator' ? 'signed-in' : role));
}

/** True if `role` includes everything that `needed` may do. */
export function atLeast(role: Role, needed: Rank): boolean {
  return rankOf(role) >= ranks.indexOf(needed);
}

/** True if `role` has been given `permission`. */
export function isPermitted(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = permissions[role];
  return granted.includes(permission);
}

/** True if `role` works in the admin area. */
export function isOrganiser(role: Role): boolean {
  return permissions[role].length > 0;
}
