import type { Registration, VisibleTournament } from '@arena/domain';
import { useState } from 'react';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { linkMessage } from '../decisions/message.ts';
import { ReadyMessage } from '../decisions/ReadyMessage.tsx';
import { replaceLink } from '../registration-calls';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

/** The new link, shown once, because only its hash is stored. */
function Made({ registration, tournament, token }: Props & { token: string }) {
  const message = linkMessage(registration, tournament, `${window.location.origin}${myRegistrationPath(token)}`);
  return (
    <>
      <p>Mándalo ahora y solo a esta persona: no lo vamos a mostrar otra vez.</p>
      <ReadyMessage text={message} phone={registration.phone} />
    </>
  );
}

/** Replaces a lost private link. */
export function NewLink({ registration, tournament }: Props) {
  // The same key gives the same link if an answer was lost.
  const [key] = useState(() => crypto.randomUUID());
  const [isAsked, setAsked] = useState(false);
  const { data: token, isPending, failure, run } = useWrite(() => replaceLink(registration, key));
  if (token !== undefined) {
    return (
      <section className={styles.part}>
        <h3>Enlace privado</h3>
        <Made registration={registration} tournament={tournament} token={token} />
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h3>Enlace privado</h3>
      {isAsked ? (
        <>
          <p>
            Con su enlace entra a «Mi lugar». Si creas uno nuevo, el anterior deja de servir
            {registration.guardianAsked === 'player' ? ', y también el que le mandó a su tutor' : ''}.
          </p>
          {failure === null ? null : <Notice tone="error">{failure}</Notice>}
          <div className="beside gap-2">
            <Button busy={isPending} onClick={() => void run()}>
              Crear enlace nuevo
            </Button>
            <Button look="quiet" onClick={() => setAsked(false)}>
              Cancelar
            </Button>
          </div>
        </>
      ) : (
        <div className="beside gap-2">
          <Button look="secondary" onClick={() => setAsked(true)}>
            Nuevo enlace
          </Button>
        </div>
      )}
    </section>
  );
}
