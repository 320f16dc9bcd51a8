import type { ListedAdmin } from '@arena/domain';
import type { PasswordMail } from '@arena/domain/api';

export const SYSTEM = 'system';
export const PLAYER = 'player';
export const GUARDIAN = 'guardian';

const mailText = {
  sent: ' Le enviamos un correo para elegir su contraseña.',
  failed: ' No pudimos enviarle el correo: dile que elija otra contraseña con «Olvidé mi contraseña».',
} as const;

export function grantedText(displayName: string, mail: PasswordMail): string {
  return `${displayName} ya puede entrar al panel.${mail === null ? '' : mailText[mail]}`;
}

/** Names a uid: by its display name while it is an admin. */
export function organiserName(uid: string, admins: readonly ListedAdmin[]): string {
  if (uid === SYSTEM) return 'El sitio';
  if (uid === PLAYER) return 'Quien se inscribió';
  if (uid === GUARDIAN) return 'Su tutor';
  return admins.find((admin) => admin.uid === uid)?.displayName ?? 'Alguien que ya no está en el equipo';
}
