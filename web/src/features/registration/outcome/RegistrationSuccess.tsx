import { limits, type PublicTournament, type Waiting } from '@arena/domain';
import { useState } from 'react';
import { useKeptLinks } from '#lib/addresses/links.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { AutoRedirect } from '#ui/dialogs/AutoRedirect.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { SuccessTitle } from '#ui/layout/SuccessTitle.tsx';
import { NoticesOffer } from '#ui/notices/NoticesButton.tsx';
import { AskGuardian } from '#ui/sharing/AskGuardian.tsx';
import { RememberMe } from '../fields/RememberMe.tsx';
import type { RegistrationArrival } from '../use-registration.ts';
import { lastRegistered } from './last-registered.ts';
import styles from './RegistrationSuccess.module.css';
import { ChatButton, MyRegistrationLink, ShareEnrolled } from './WaysOn.tsx';

interface Props extends RegistrationArrival {
  tournament: Pick<PublicTournament, 'id' | 'name'>;
}

function InLine({ standing: { number } }: { standing: Waiting }) {
  return (
    <div role="status">
      <p className={styles.message}>
        {number === null ? 'Hay un cupo para ti: tómalo en «Mi lugar».' : `Eres el número ${number} en la lista.`}
      </p>
      <p className={styles.message}>
        Si se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar» por un tiempo. Guarda tu enlace y entra
        seguido.
      </p>
    </div>
  );
}

/**
 * Confirms a registration and returns to the home page after three seconds. On the waiting list the player stays to
 * read the number.
 */
export function RegistrationSuccess({ tournament, isLate, standing, isConsented = false }: Props) {
  const link = useKeptLinks()?.find((each) => each.tournamentId === tournament.id);
  const [isMinor] = useState(() => lastRegistered(tournament.id)?.age === 'minor');
  const canAsk = link !== undefined && isMinor;
  return (
    <div className={styles.success}>
      {standing === null ? (
        <>
          <SuccessTitle title="Inscripción enviada" />
          <p className={styles.message} role="status">
            Inscripción enviada correctamente. Espera la aprobación del administrador.
          </p>
          <AutoRedirect to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
        </>
      ) : (
        <>
          <PageTitle title="Estás en la lista de espera" takesFocus />
          <InLine standing={standing} />
        </>
      )}
      {isLate ? <p className={styles.message}>Se envió sola cuando volvió la señal.</p> : null}
      {canAsk ? (
        <div className={styles.chat}>
          <p className={styles.message}>
            {isConsented
              ? 'Ya tienes el permiso de tu tutor. Avísale que te inscribiste.'
              : 'Ahora falta el permiso de tu mamá, tu papá o tu tutor. Mándale este enlace.'}
          </p>
          <AskGuardian token={link.token} number={0} isCovered={isConsented} />
        </div>
      ) : null}
      {link === undefined ? null : (
        <MyRegistrationLink link={link} look={canAsk && !isConsented ? 'secondary' : 'primary'} />
      )}
      {link === undefined ? null : <NoticesOffer token={link.token} tournamentId={tournament.id} />}
      <ChatButton look={link === undefined ? 'primary' : 'secondary'} />
      {standing === null ? <ShareEnrolled tournament={tournament} /> : null}
      <RememberMe tournamentId={tournament.id} />
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al inicio
      </ButtonLink>
    </div>
  );
}
