import { type Prize, shortDateText } from '@arena/domain';
import { config } from '../../../lib/config.ts';

interface About {
  name: string;
  /** Whom the message is for, where who won is under 18. */
  guardian: string | null;
  tournament: string;
}

/**
 * What an organiser writes to who won a prize, or to their guardian: to ask where it goes, or whether it came, or to say
 * why it doesn't. Its day is the community's, whoever sends it.
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
