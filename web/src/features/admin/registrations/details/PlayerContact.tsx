import type { Registration, VisibleTournament } from '@arena/domain';
import { useState } from 'react';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { Button, ExternalButton } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { messageTexts } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import { useAction } from '#ui/use-action.ts';
import { linkMessage, messageFor } from '../messages/message-texts.ts';
import { replaceLink } from '../registration-calls.ts';
import styles from './Details.module.css';
import { DetailsSection } from './Facts.tsx';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

/** The message about the current state, if there is one. */
export function PlayerMessage({ registration, tournament }: Props) {
  const message = messageFor(registration, tournament, window.location.origin);
  if (message === null) return null;
  return (
    <DetailsSection title="Mensaje para el jugador">
      <ReadyMessage text={message} phone={registration.phone} />
    </DetailsSection>
  );
}

/** Replaces a lost private link. The new one is shown once, because only its hash is stored. */
export function NewLink({ registration, tournament }: Props) {
  // The same key gives the same link if an answer was lost.
  const [key] = useState(() => crypto.randomUUID());
  const [isAsked, setAsked] = useState(false);
  const { data: token, isPending, failure, run } = useAction(() => replaceLink(registration, key));
  if (token !== undefined) {
    const message = linkMessage(registration, tournament, `${window.location.origin}${myRegistrationPath(token)}`);
    return (
      <DetailsSection title="Enlace privado">
        <p>Mándalo ahora y solo a esta persona: no lo vamos a mostrar otra vez.</p>
        <ReadyMessage text={message} phone={registration.phone} />
      </DetailsSection>
    );
  }
  return (
    <DetailsSection title="Enlace privado">
      {isAsked ? (
        <>
          <p>
            Con su enlace entra a «Mi lugar». Si creas uno nuevo, el anterior deja de servir
            {registration.guardianAsked === 'player' ? ', y también el que le mandó a su tutor' : ''}.
          </p>
          {failure === null ? null : <Notice tone="error">{failure}</Notice>}
          <Inline gap={2}>
            <Button busy={isPending} onClick={() => void run()}>
              Crear enlace nuevo
            </Button>
            <Button look="quiet" onClick={() => setAsked(false)}>
              Cancelar
            </Button>
          </Inline>
        </>
      ) : (
        <Inline gap={2}>
          <Button look="secondary" onClick={() => setAsked(true)}>
            Nuevo enlace
          </Button>
        </Inline>
      )}
    </DetailsSection>
  );
}

/** A message for a player: to copy, or to send by WhatsApp if the phone is certain. */
export function ReadyMessage({ text, phone }: { text: string; phone: string }) {
  return (
    <>
      <p className={styles.message}>{text}</p>
      <Inline gap={2}>
        <CopyButton {...messageTexts} text={text}>
          Copiar mensaje
        </CopyButton>
        <WhatsAppLink
          phone={phone}
          message={text}
          link={(href) => (
            <ExternalButton wide={false} href={href}>
              Abrir WhatsApp
            </ExternalButton>
          )}
        />
      </Inline>
    </>
  );
}
