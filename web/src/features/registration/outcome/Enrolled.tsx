import { longDateText, type PublicTournament } from '@arena/domain';
import { useKeptLinks } from '../../../lib/addresses/links.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useEnrolledAt } from '../../../lib/storage/enrolled.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { InZone } from '../../../ui/layout/InZone.tsx';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import { RememberMe } from '../fields/RememberMe.tsx';
import { ChatButton } from './ChatButton.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import styles from './RegistrationSuccess.module.css';
import { ShareEnrolled } from './ShareEnrolled.tsx';

interface Props {
  tournament: PublicTournament;
  /** Opens the form for somebody else; null where nobody can register any more. */
  onAnother: (() => void) | null;
}

/** Somebody registered from this phone: when, and what to do now. What was decided the phone doesn't know. */
export function Enrolled({ tournament, onAnother }: Props) {
  const at = useEnrolledAt(tournament.id);
  const link = useKeptLinks()?.find(({ tournamentId }) => tournamentId === tournament.id);
  return (
    <div className={styles.success}>
      <div>
        <p className={styles.message}>Tu inscripción</p>
        <PageTitle title={tournament.name} />
      </div>
      <p className={styles.message}>
        Inscrito desde este teléfono el <InZone instant={at} write={longDateText} />.{' '}
        {link === undefined
          ? 'El administrador la aprueba o la rechaza: aquí no se ve, pregunta en el chat.'
          : 'En tu lugar ves si te aprobaron y cuándo juegas.'}
      </p>
      {link === undefined ? null : <OwnPlace link={link} />}
      <ChatButton />
      <ShareEnrolled tournament={tournament} />
      <RememberMe tournamentId={tournament.id} />
      <div className={styles.ways}>
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
