import type { Instant } from '@arena/domain';
import { config } from '../../../lib/config.ts';
import { LOST_LINK } from '../../../lib/sharing/lost-link.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';

interface About {
  name: string;
  tournament: string;
  /** Where their link leads. */
  place: string;
}

/** What who hasn't confirmed the final is told: until when they can, by the community's clock, whoever sends it. */
export function finalMessage({ name, tournament, place, closesAt }: About & { closesAt: Instant }): string {
  const until = dayAndClockIn(closesAt, config.timeZone);
  return `¡Hola, ${name}! Pasaste a la final de ${tournament}. Confirma que la juegas: entra con tu enlace a ${place} hasta el ${until}. Si no, la juega quien sigue. ${LOST_LINK}`;
}

/** What who plays the final instead of somebody is told: when it begins, by the same clock. */
export function cameMessage({ name, tournament, place, begins }: About & { begins: Instant }): string {
  const at = dayAndClockIn(begins, config.timeZone);
  return `¡Hola, ${name}! Se liberó un lugar y juegas la final de ${tournament}: empieza el ${at}. Entra con tu enlace a ${place}: ahí verás la sala. ${LOST_LINK}`;
}
