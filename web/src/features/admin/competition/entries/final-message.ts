import type { Instant } from '@arena/domain';
import { config } from '#lib/config.ts';
import { LOST_LINK } from '#lib/sharing/lost-link.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';

interface About {
  name: string;
  tournament: string;
  /** URL of the player's page. */
  address: string;
}

/** Writes the message to an unconfirmed entry, with its deadline in the community's zone. */
export function finalMessage({ name, tournament, address, closesAt }: About & { closesAt: Instant }): string {
  const until = dayAndClockIn(closesAt, config.timeZone);
  return `¡Hola, ${name}! Pasaste a la final de ${tournament}. Confirma que la juegas: entra con tu enlace a ${address} hasta el ${until}. Si no, tu lugar es de quien sigue. ${LOST_LINK}`;
}

/** Writes the message to a substitute, with the final's time in the community's zone. */
export function substituteMessage({ name, tournament, address, begins }: About & { begins: Instant }): string {
  const at = dayAndClockIn(begins, config.timeZone);
  return `¡Hola, ${name}! Se liberó un lugar y juegas la final de ${tournament}: empieza el ${at}. Entra con tu enlace a ${address}: ahí verás la sala. ${LOST_LINK}`;
}
