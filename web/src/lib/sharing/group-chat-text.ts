import { chatName } from '@arena/domain';
import { MY_REGISTRATION } from '../addresses/private-paths.ts';
import { LOST_LINK } from './lost-link.ts';

/** Writes a message to players for their chat. @param site the site's address without a trailing slash */
export function groupChatText({ name }: { name: string }, text: string, site: string): string {
  return `*${chatName(name)}*\n${text}\n${site}${MY_REGISTRATION}\n${LOST_LINK}`;
}
