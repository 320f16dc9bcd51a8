import {
  canWait,
  freeSeats,
  isFull,
  isOver,
  type PublicTournament,
  podiumPrizes,
  registrationPhase,
  shortDateText,
  teamText,
  toMillis,
} from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { enrolledText, useEnrolment } from '#lib/storage/local-registrations.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { timeLeftText } from '#lib/time/time-text.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Ring, type RingTone } from '#ui/icons/Ring.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { seatsCount } from '../tournament-texts.ts';
import styles from './TournamentCard.module.css';

/** The fields that decide if a tournament takes registrations. */
type Dated = Pick<
  PublicTournament,
  'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'linkedFormId' | 'result'
>;

function closingText(tournament: Dated, now: Date): string | null {
  const closes = toMillis(tournament.registrationDeadline) ?? toMillis(tournament.date);
  const isOpen = registrationPhase(tournament, now) === 'open' && tournament.linkedFormId !== null;
  return isOpen && closes !== null ? timeLeftText(closes - now.getTime()) : null;
}

/** Time until registration closes; nothing if it is closed or has no deadline. */
export function ClosingTime({ tournament }: { tournament: Dated }) {
  const left = useServerNow((now) => closingText(tournament, now));
  return left && <>Cierra en {left}</>;
}

/** Time until registration closes, or of this phone's own registration. @param from follows the registration's state */
export function RegistrationTime({ tournament, from = '' }: { tournament: PublicTournament; from?: string }) {
  const enrolment = useEnrolment(tournament.id);
  if (enrolment === null) return <ClosingTime tournament={tournament} />;
  return (
    <>
      {`${enrolledText(enrolment)}${from} el `}
      <LocalTime instant={enrolment.at} write={shortDateText} />
    </>
  );
}

function seatsLabel(tournament: Dated & Pick<PublicTournament, 'teamSize'>): string {
  const { maxPlayers, teamSize } = tournament;
  const free = freeSeats(tournament);
  const { over, figure, unit } = seatsCount(tournament);
  if (free === null) return `${figure} ${unit}, sin límite de cupos`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  const whose = teamSize === 1 ? '' : ` para ${teamText[teamSize].many}`;
  return `${over === 'queda' ? 'Queda' : 'Quedan'} ${figure} ${unit} cupos${whose}`;
}

interface RingProps {
  tournament: Dated & Pick<PublicTournament, 'teamSize'>;
  className?: string | undefined;
  /** Puts the text below a small ring, where it would be too small inside. */
  captioned?: boolean;
}

/** The free seats as a ring that closes as players register. Nothing once a tournament is over. */
export function SeatsRing({ tournament, className, captioned = false }: RingProps) {
  const isOpen = useServerNow((now) => registrationPhase(tournament, now) === 'open');
  const isEnded = useServerNow((now) => isOver(tournament, now));
  if (isEnded) return null;
  const tone: RingTone = isOpen && !isFull(tournament) && tournament.linkedFormId ? 'flame' : 'quiet';
  const { over, unit, ...count } = seatsCount(tournament);
  const ring = { tone, className, label: seatsLabel(tournament), ...count };
  if (!captioned) return <Ring {...ring} over={over} unit={unit} />;
  return (
    <>
      <Ring {...ring} />
      <Note as="span" aria-hidden="true">
        {over} {unit}
      </Note>
    </>
  );
}

/** Font size by length, so that the first prize fits its column. */
function sizeOf(prize: string): string | undefined {
  if (prize.length <= 7) return styles.large;
  return prize.length <= 11 ? styles.medium : styles.small;
}

/** The podium and the prize in the organiser's words, as far as known. */
export function TournamentPrizes({ tournament }: { tournament: Pick<PublicTournament, 'prizePool' | 'prize'> }) {
  const places = podiumPrizes(tournament.prizePool);
  if (places.length === 0) {
    return <p className={styles.plain}>{tournament.prize || 'Premio por anunciar'}</p>;
  }
  const isSaid = places.some(({ prize }) => prize === tournament.prize);
  return (
    <Stack gap={2} className={styles.prizes}>
      <Stack as="dl" gap={2} className={styles.podium}>
        {places.map(({ place, prize }) => (
          <div key={place} className={sizeOf(prize)}>
            <dt>{place}</dt>
            <dd>{prize}</dd>
          </div>
        ))}
      </Stack>
      {tournament.prize && !isSaid ? <Note size="text">{tournament.prize}</Note> : null}
    </Stack>
  );
}

interface ActionsProps {
  tournament: PublicTournament;
  isOpen: boolean;
  /** The button's text; if registration is closed, the reason. */
  label: string;
  to: string;
}

/** A tournament's buttons: registration, own page, waiting list, standings. */
export function CardActions({ tournament, isOpen, label, to }: ActionsProps) {
  const { id, result } = tournament;
  const isEnrolled = useEnrolment(id) !== null;
  const takesNames = useServerNow((now) => canWait(tournament, now));
  return (
    <>
      {isEnrolled ? (
        <ButtonLink wide look="secondary" to={paths.register(id)}>
          VER TU INSCRIPCIÓN
        </ButtonLink>
      ) : isOpen ? (
        <ButtonLink wide to={to}>
          {label}
        </ButtonLink>
      ) : (
        <Button wide disabled>
          {label}
        </Button>
      )}
      {takesNames && !isEnrolled ? (
        <ButtonLink wide look="secondary" to={to}>
          Ir a la lista de espera
        </ButtonLink>
      ) : null}
      {result && result.state !== 'planned' ? (
        <ButtonLink wide look="secondary" to={paths.standings(id)}>
          Ver la tabla
        </ButtonLink>
      ) : null}
    </>
  );
}
