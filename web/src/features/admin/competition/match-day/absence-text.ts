import type { Tournament } from '@arena/domain';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { LOST_LINK } from '#lib/sharing/lost-link.ts';
import { clockIn } from '#lib/time/format-date.ts';

/** Writes the message to a waiting player who is offered the seat of an absent one. */
export function substituteText(
  { name: tournament }: Pick<Tournament, 'name'>,
  { name, until }: { name: string; until: string },
  zone: string,
  site = window.location.origin,
): string {
  return `¡Hola, ${name}! Alguien no llegó a su sala en ${tournament} y su cupo es para ti. Entra ya con tu enlace a ${site}${MY_REGISTRATION} y toca «Tomar el cupo» hasta las ${clockIn(until, zone)}: ahí mismo ves el código. Después pasa a la siguiente persona. ${LOST_LINK}`;
}
