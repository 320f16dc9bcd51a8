import { freeSeats, isFull, isOver, type PublicTournament, registrationPhase, teamText } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { Ring, type RingTone } from '#ui/icons/Ring.tsx';
import { seatsCount } from './seats.ts';

type Counted = Pick<
  PublicTournament,
  'maxPlayers' | 'currentPlayers' | 'teamSize' | 'date' | 'endDate' | 'registrationDeadline' | 'linkedFormId' | 'result'
>;

function labelFor(tournament: Counted): string {
  const { maxPlayers, teamSize } = tournament;
  const free = freeSeats(tournament);
  const { over, figure, unit } = seatsCount(tournament);
  if (free === null) return `${figure} ${unit}, sin límite de cupos`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  const whose = teamSize === 1 ? '' : ` para ${teamText[teamSize].many}`;
  return `${over === 'queda' ? 'Queda' : 'Quedan'} ${figure} ${unit} cupos${whose}`;
}

interface Props {
  tournament: Counted;
  className?: string | undefined;
  /** Puts the text below a small ring, where it would be too small inside. */
  captioned?: boolean;
}

/** The free seats as a ring that closes as players register. Nothing once a tournament is over. */
export function SeatsRing({ tournament, className, captioned = false }: Props) {
  const isOpen = useServerNow((now) => registrationPhase(tournament, now) === 'open');
  const isEnded = useServerNow((now) => isOver(tournament, now));
  if (isEnded) return null;
  const tone: RingTone = isOpen && !isFull(tournament) && tournament.linkedFormId ? 'flame' : 'quiet';
  const { over, unit, ...count } = seatsCount(tournament);
  const ring = { tone, className, label: labelFor(tournament), ...count };
  if (!captioned) return <Ring {...ring} over={over} unit={unit} />;
  return (
    <>
      <Ring {...ring} />
      <span className="note" aria-hidden="true">
        {over} {unit}
      </span>
    </>
  );
}
