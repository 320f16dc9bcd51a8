import { freeSeats, type PublicTournament } from '@arena/domain';

interface SeatsCount {
  /** Share of free seats; 1 without a limit. */
  open: number;
  over: string;
  figure: string;
  unit: string;
}

/** Returns the text of a tournament's ring: 'quedan 11 de 40', or '63 inscritos' without a limit. */
export function seatsCount(
  tournament: Pick<PublicTournament, 'maxPlayers' | 'currentPlayers'> &
    Partial<Pick<PublicTournament, 'waitingPlayers'>>,
): SeatsCount {
  const { maxPlayers, currentPlayers } = tournament;
  const free = freeSeats(tournament);
  if (free === null) {
    return { open: 1, over: '', figure: String(currentPlayers), unit: currentPlayers === 1 ? 'inscrito' : 'inscritos' };
  }
  return {
    open: free / maxPlayers,
    over: free === 1 ? 'queda' : 'quedan',
    figure: String(free),
    unit: `de ${maxPlayers}`,
  };
}
