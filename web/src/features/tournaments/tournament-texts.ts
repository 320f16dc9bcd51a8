import {
  countryHoursText,
  freeSeats,
  type PublicTournament,
  parsePrizePool,
  podiumPrizes,
  shortDateText,
  teamText,
} from '@arena/domain';
import { entryFeeText } from '#lib/community.ts';
import { config } from '#lib/config.ts';

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

function seatsText(tournament: PublicTournament): string {
  const free = freeSeats(tournament);
  if (free === null) return 'Sin límite de cupos';
  if (free === 0) return 'Cupos llenos';
  const left = free === 1 ? 'Queda 1 cupo' : `Quedan ${free} cupos`;
  return tournament.teamSize === 1 ? left : `${left} para ${teamText[tournament.teamSize].many}`;
}

/** Returns the prize in the organiser's words, else the first prize; empty if unknown. */
export function prizeSentence({ prize, prizePool }: PublicTournament): string {
  return prize || (parsePrizePool(prizePool).firstPlacePrize ?? '');
}

/** Lists all prizes: '1er $50 • 2do $30 • Pase élite para el MVP'; empty if unknown. */
export function allPrizesText({ prize, prizePool }: Pick<PublicTournament, 'prize' | 'prizePool'>): string {
  const places = podiumPrizes(prizePool);
  const isSaid = places.some((each) => each.prize === prize);
  return [...places.map(({ place, prize: won }) => `${place} ${won}`), isSaid ? '' : prize].filter(Boolean).join(' • ');
}

/** Says who registers, and for how much: 'Escuadra • Gratis'. */
export function entryText({ teamSize, entryFee }: Pick<PublicTournament, 'teamSize' | 'entryFee'>): string {
  const fee = entryFeeText(entryFee);
  return `${teamText[teamSize].label} • ${fee === null ? 'Gratis' : `Inscripción ${fee}`}`;
}

/** Summarises a tournament in one line: date in the hours of the community's countries, prize, fee and seats. */
export function tournamentLine(tournament: PublicTournament): string {
  const { date } = tournament;
  const when = [shortDateText(date, config.timeZone), countryHoursText(date)].filter(Boolean).join(', ');
  const prize = prizeSentence(tournament);
  const fee = entryFeeText(tournament.entryFee);
  return [when, prize && `Premio: ${prize}`, fee && `Inscripción ${fee}`, seatsText(tournament)]
    .filter(Boolean)
    .join(' · ');
}
