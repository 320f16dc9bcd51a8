import { type Prize, shortDateText } from '@arena/domain';
import { config } from '../../../../lib/config.ts';

interface About {
  name: string;
  guardian: string | null;
  tournament: string;
}

/**
 * The message to a winner, or their guardian: asking for the account, asking about the arrival, or explaining a
 * forfeited prize. Dates are in the community's zone.
 */
export function prizeMessage(
  { rank, what, state, dueAt, reason }: Prize,
  { name, guardian, tournament }: About,
): string {
  const until = shortDateText(dueAt, config.timeZone);
  if (state === 'forfeited') {
    const whose = guardian === null ? `Hola, ${name}: tu premio` : `Hola, ${guardian}: el premio de ${name}`;
    return `${whose} por el ${rank}.º lugar en ${tournament}, ${what}, no se entrega. Motivo: ${reason}`;
  }
  if (guardian !== null) {
    const place = `${rank}.º lugar en ${tournament}`;
    return state === 'owed'
      ? `Hola, ${guardian}: ${name} ganó ${what} por su ${place}. Lo entregamos a más tardar el ${until}. ¿Cómo prefieren recibirlo?`
      : `Hola, ${guardian}: enviamos ${what}, lo que ${name} ganó por su ${place}. En su enlace, ${name} toca «Ya lo recibí», o «No me llegó» si algo falló.`;
  }
  const won = `${what} por tu ${rank}.º lugar en ${tournament}`;
  if (state === 'owed') {
    return `¡Felicidades, ${name}! Ganaste ${won}. Te lo entregamos a más tardar el ${until}. ¿Cómo prefieres recibirlo?`;
  }
  return `Hola, ${name}: te enviamos ${won}. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.`;
}
