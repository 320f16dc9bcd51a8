import { freePlaces, isFull, type PublicTournament, registrationPhase, teamText } from '@arena/domain';
import { useServerNow } from '../../../lib/time/clock.ts';
import { Ring, type RingTone } from '../../../ui/signs/Ring.tsx';

type Counted = Pick<
  PublicTournament,
  'maxPlayers' | 'currentPlayers' | 'teamSize' | 'date' | 'endDate' | 'registrationDeadline' | 'linkedFormId'
>;

function wordsFor({ maxPlayers, currentPlayers, teamSize }: Counted, free: number | null) {
  if (free === null) {
    const unit = currentPlayers === 1 ? 'inscrito' : 'inscritos';
    return { figure: String(currentPlayers), unit, label: `${currentPlayers} ${unit}, sin límite de cupos` };
  }
  const whose = teamSize === 1 ? '' : ` para ${teamText[teamSize].many}`;
  const label =
    free === 0
      ? `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`
      : `Queda${free === 1 ? '' : 'n'} ${free} de ${maxPlayers} cupos${whose}`;
  return { figure: String(free), unit: `de ${maxPlayers}`, label };
}

interface Props {
  tournament: Counted;
  /** Too small for a word under its number. */
  bare?: boolean;
  className?: string | undefined;
}

/** The places left as the zone: it closes round the number as players register. */
export function PlacesRing({ tournament, bare = false, className }: Props) {
  const isOpen = useServerNow((now) => registrationPhase(tournament, now) === 'open');
  const free = freePlaces(tournament);
  const open = free === null ? 1 : free / tournament.maxPlayers;
  const tone: RingTone = isOpen && !isFull(tournament) && tournament.linkedFormId ? 'flame' : 'quiet';
  const { unit, ...words } = wordsFor(tournament, free);
  return <Ring open={open} tone={tone} className={className} unit={bare ? undefined : unit} {...words} />;
}
