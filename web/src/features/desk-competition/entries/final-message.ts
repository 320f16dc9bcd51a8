import type { Instant } from '@arena/domain';
import { config } from '../../../lib/config.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';

interface About {
  name: string;
  tournament: string;
  /** Where they confirm. */
  place: string;
  closesAt: Instant;
}

/** What who hasn't confirmed the final is told: until when they can, by the community's clock, whoever sends it. */
export function finalMessage({ name, tournament, place, closesAt }: About): string {
  const until = dayAndClockIn(closesAt, config.timeZone);
  return `¡Hola, ${name}! Pasaste a la final de ${tournament}. Confirma que la juegas: entra con tu enlace a ${place} hasta el ${until}. Si no, la juega quien sigue.`;
}
