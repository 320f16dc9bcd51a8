import { type FinalResult, finalResultText, namedResultText, type Prize, shortDateText } from '@arena/domain';
import { config } from '#lib/config.ts';

interface About {
  name: string;
  guardian: string | null;
  tournament: string;
  /** The winner's final result; null if a correction removed it. */
  result: FinalResult | null;
}

/**
 * Writes the message to a winner, or their guardian: it asks for the account, asks if the prize arrived, or explains a
 * forfeited prize. Dates are in the community's zone.
 */
export function prizeMessage(
  { rank, what, state, dueAt, reason }: Prize,
  { name, guardian, tournament, result }: About,
): string {
  const until = shortDateText(dueAt, config.timeZone);
  if (state === 'forfeited') {
    const whose = guardian === null ? `Hola, ${name}: tu premio` : `Hola, ${guardian}: el premio de ${name}`;
    return `${whose} por el ${rank}.º lugar en ${tournament}, ${what}, no se entrega. Motivo: ${reason}`;
  }
  if (guardian !== null) {
    const place = `${rank}.º lugar en ${tournament}`;
    const winning = result
      ? `${namedResultText(result, name)} en ${tournament} y ganó ${what}`
      : `${name} ganó ${what} por su ${place}`;
    return state === 'owed'
      ? `Hola, ${guardian}: ${winning}. Lo entregamos a más tardar el ${until}. ¿Cómo prefieren recibirlo?`
      : `Hola, ${guardian}: enviamos ${what}, lo que ${name} ganó por su ${place}. En su enlace, ${name} toca «Ya lo recibí», o «No me llegó» si algo falló.`;
  }
  const won = `${what} por tu ${rank}.º lugar en ${tournament}`;
  if (state === 'owed') {
    const winning = result ? `${finalResultText(result)} en ${tournament} y ganaste ${what}` : `Ganaste ${won}`;
    return `¡Felicidades, ${name}! ${winning}. Te lo entregamos a más tardar el ${until}. ¿Cómo prefieres recibirlo?`;
  }
  return `Hola, ${name}: te enviamos ${won}. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.`;
}
