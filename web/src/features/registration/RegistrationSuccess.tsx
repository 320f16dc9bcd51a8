import { limits, type PublicTournament } from '@arena/domain';
import { useKeptLinks } from '../../lib/links.ts';
import { paths } from '../../lib/paths.ts';
import { AskGuardian } from '../../ui/AskGuardian.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Leaving } from '../../ui/Leaving.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ChatButton } from './ChatButton.tsx';
import { lastRegistered } from './last-registered.ts';
import { OwnPlace } from './OwnPlace.tsx';
import styles from './RegistrationSuccess.module.css';
import { RememberMe } from './RememberMe.tsx';
import { ShareEnrolled } from './ShareEnrolled.tsx';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'name'>;
  /** It waited for a signal before it arrived. */
  isLate: boolean;
}

/**
 * The registration is in: says so, and returns to the home page after three seconds (specification, section 4), unless
 * somebody does something with it.
 */
export function RegistrationSuccess({ tournament, isLate }: Props) {
  const link = useKeptLinks().find((each) => each.tournamentId === tournament.id);
  const isMinor = lastRegistered(tournament.id)?.age === 'minor';
  return (
    <div className={styles.success}>
      <PageTitle title="Inscripción enviada" takesFocus />
      <p className={styles.message} role="status">
        Inscripción enviada correctamente. Espera la aprobación del administrador.
      </p>
      {isLate ? <p className={styles.message}>Se envió sola cuando volvió la señal.</p> : null}
      {link !== undefined && isMinor ? (
        <div className={styles.chat}>
          <p className={styles.message}>Ahora falta el permiso de tu mamá, tu papá o tu tutor. Mándale este enlace.</p>
          <AskGuardian token={link.token} />
        </div>
      ) : null}
      {link === undefined ? null : <OwnPlace link={link} />}
      <ChatButton />
      <ShareEnrolled tournament={tournament} />
      <Leaving to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
      <RememberMe tournamentId={tournament.id} />
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al inicio
      </ButtonLink>
    </div>
  );
}
