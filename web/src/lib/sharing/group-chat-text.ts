import { chatName } from '@arena/domain';
import { MY_REGISTRATION } from '../addresses/private-paths.ts';

/** Last sentence of messages that point a player to their link. */
export const LOST_LINK =
  import.meta.env.VITE_MAIL_NOTICES === ''
    ? '¿Perdiste tu enlace? Respóndenos y te mandamos otro.'
    : '¿Perdiste tu enlace? Toca «Perdí mi enlace» en «Mi lugar», o respóndenos y te mandamos otro.';

/** Writes a message to players for their chat. @param site the site's address without a trailing slash */
export function groupChatText({ name }: { name: string }, text: string, site: string): string {
  return `*${chatName(name)}*\n${text}\n${site}${MY_REGISTRATION}\n${LOST_LINK}`;
}
