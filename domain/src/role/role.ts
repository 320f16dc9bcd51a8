/** Roles in ascending order. `signed-in` is an account without a role. */
export const roles = ['visitor', 'signed-in', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

const adminPermissions = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'manage_competition',
  'view_statistics',
] as const;

/** Permissions by role (docs/security.md). */
export const permissions = {
  visitor: [],
  'signed-in': [],
  admin: adminPermissions,
  owner: [...adminPermissions, 'manage_system', 'full_access'],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof permissions)['owner'][number];

/** True if `role` includes everything that `needed` may do. */
export function atLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** True if `role` has been given `permission`. */
export function isPermitted(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = permissions[role];
  return granted.includes(permission);
}
