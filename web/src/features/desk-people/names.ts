import type { ListedAdmin } from '@arena/domain';

/** What the deployment's configuration did by itself is recorded as this one's. */
export const SYSTEM = 'system';
/** What players did with their own registrations, too. */
export const PLAYER = 'player';
export const GUARDIAN = 'guardian';

/** What to call the account of a uid: its name while it is an admin. */
export function nameOf(uid: string, admins: readonly ListedAdmin[]): string {
  if (uid === SYSTEM) return 'El sitio';
  if (uid === PLAYER) return 'Quien se inscribió';
  if (uid === GUARDIAN) return 'Su tutor';
  return admins.find((admin) => admin.uid === uid)?.displayName ?? 'Alguien que ya no está en el equipo';
}
