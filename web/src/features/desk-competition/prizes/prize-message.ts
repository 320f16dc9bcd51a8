import { type Prize, shortDateText } from '@arena/domain';

interface About {
  name: string;
  tournament: string;
  zone: string;
}

/** What an organiser writes to who won a prize: to ask where it goes, or whether it came. */
export function prizeMessage({ rank, what, state, dueAt }: Prize, { name, tournament, zone }: About): string {
  const won = `${what} por tu ${rank}.º lugar en ${tournament}`;
  if (state === 'owed') {
    const until = shortDateText(dueAt, zone);
    return `¡Felicidades, ${name}! Ganaste ${won}. Te lo entregamos a más tardar el ${until}. ¿Cómo prefieres recibirlo?`;
  }
  return `Hola, ${name}: te enviamos ${won}. Abre tu enlace y toca «Ya lo recibí», o «No me llegó» si algo falló.`;
}
