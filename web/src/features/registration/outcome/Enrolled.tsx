import type { PublicTournament } from '@arena/domain';
import { useKeptLinks } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { type Enrolment, enrolledText } from '#lib/storage/local-registrations.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { RememberMe } from '../fields/RememberMe.tsx';
import styles from './RegistrationSuccess.module.css';
import { ChatButton, MyRegistrationLink, ShareEnrolled } from './WaysOn.tsx';

interface Props {
  tournament: PublicTournament;
  enrolment: Enrolment;
  /** Opens the form for another player; null if registration is closed. */
  onAnother: (() => void) | null;
}

function nextText({ waits }: Enrolment, hasPlace: boolean): string {
  if (hasPlace)
    return `En «Mi lugar» ves ${waits ? 'tu número y si te ofrecen un cupo' : 'si te aprobaron y cuándo juegas'}.`;
  const next = waits ? 'Si se libera un cupo, se ofrece por orden' : 'El administrador la aprueba o la rechaza';
  return `${next}: aquí no se ve, pregunta en el chat.`;
}

/** A registration from this phone: its time and the next step. The phone doesn't know its status. */
export function Enrolled({ tournament, enrolment, onAnother }: Props) {
  const link = useKeptLinks()?.find(({ tournamentId }) => tournamentId === tournament.id);
  return (
    <div className={styles.success}>
      <div>
        <p className={styles.message}>Tu inscripción</p>
        <PageTitle title={tournament.name} />
      </div>
      <p className={styles.message}>
        {`${enrolledText(enrolment)} desde este teléfono el `}
        <LocalTime instant={enrolment.at} write={dayAndClockIn} />. {nextText(enrolment, link !== undefined)}
      </p>
      {link === undefined ? null : <MyRegistrationLink link={link} look="primary" />}
      <ChatButton look={link === undefined ? 'primary' : 'secondary'} />
      <ShareEnrolled tournament={tournament} />
      <RememberMe tournamentId={tournament.id} />
      <div className="beside gap-3">
        <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
          Ver el torneo
        </ButtonLink>
        {onAnother === null ? null : (
          <Button look="quiet" onClick={onAnother}>
            Inscribir a otro jugador
          </Button>
        )}
      </div>
    </div>
  );
}
