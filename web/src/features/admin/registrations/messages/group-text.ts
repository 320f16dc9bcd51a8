import {
  chatName,
  type Instant,
  isPast,
  type MessageGroup,
  type Registration,
  type VisibleTournament,
} from '@arena/domain';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { config } from '#lib/config.ts';
import { LOST_LINK } from '#lib/sharing/lost-link.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';

type About = Pick<VisibleTournament, 'name' | 'date'>;

/**
 * Writes what is due for a group, to be edited.
 * @param until the end of the first confirmation; null without one
 */
export function groupText(group: MessageGroup, { date }: About, until: Instant, now: Date): string {
  const at = (instant: Instant) => dayAndClockIn(instant, config.timeZone);
  if (group === 'unconfirmed') {
    const by = until === null ? '' : ` antes del ${at(until)}`;
    return `Falta que confirmes que juegas. Hazlo en «Mi lugar»${by}. Si no, tu cupo queda libre.`;
  }
  if (date === null || isPast(date, now)) return 'Mira en «Mi lugar» qué sigue.';
  return `Jugamos el ${at(date)}. En «Mi lugar» ves tu hora y el código de tu sala.`;
}

/** Writes the message for the group's chat. @param site the site's address without a trailing slash */
export function groupChatText({ name }: About, text: string, site: string): string {
  return `*${chatName(name)}*\n${text}\n${site}${MY_REGISTRATION}\n${LOST_LINK}`;
}

/** Writes the message for one player of the group. */
export function groupPlayerText(
  { name }: About,
  { fullName }: Pick<Registration, 'fullName'>,
  text: string,
  site: string,
): string {
  const player = chatName(fullName.trim().split(/\s+/)[0] ?? '');
  return `¡Hola, ${player}! ${chatName(name)}: ${text} ${site}${MY_REGISTRATION} ${LOST_LINK}`;
}
