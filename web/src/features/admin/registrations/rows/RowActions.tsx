import type { Registration, RegistrationStatus, VisibleTournament } from '@arena/domain';
import type { MouseEvent } from 'react';
import { IconButton, IconLink } from '#ui/buttons/IconButton.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import type { DecisionInFlight } from '../decisions/decisions.ts';
import { messageFor } from '../decisions/message.ts';
import { usePlayersDecision } from '../decisions/use-players-decision.ts';
import styles from './Row.module.css';

export interface RegistrationActions {
  approve: (registration: Registration) => void;
  /** Asks for an optional reason first. */
  reject: (registration: Registration) => void;
  takeBack: (id: string) => void;
}

interface Props {
  registration: Registration;
  status: RegistrationStatus;
  underway: DecisionInFlight | undefined;
  tournament: VisibleTournament | undefined;
  actions: RegistrationActions;
}

/**
 * Sends the player a message. It isn't where Approve was, and ignores taps for a moment, because a finger may tap
 * twice.
 */
function Tell({ registration, status, tournament }: Pick<Props, 'registration' | 'status' | 'tournament'>) {
  const copy = useCopy(messageTexts);
  const message = messageFor({ ...registration, status }, tournament, window.location.origin);
  if (message === null) return null;
  return (
    <>
      <IconButton
        label={`Copiar el mensaje para ${registration.fullName}`}
        className={styles.late}
        onClick={() => void copy(message)}
      >
        <AdminIcon name="copy" />
      </IconButton>
      <WhatsAppLink
        phone={registration.phone}
        message={message}
        link={(href) => (
          <IconLink href={href} label={`WhatsApp a ${registration.fullName}`} className={styles.late}>
            <ChannelIcon name="whatsapp" />
          </IconLink>
        )}
      />
    </>
  );
}

/** Decides on the players that an approved registration asks for; the row keeps the focus. */
function PlayersDecision({ registration }: Pick<Props, 'registration'>) {
  const { isBusy, accept, refuse } = usePlayersDecision(registration);
  const name = registration.fullName;
  const inRow = (work: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget
      .closest('[data-index]')
      ?.querySelector<HTMLElement>('[data-row]')
      ?.focus({ preventScroll: true });
    work();
  };
  return (
    <>
      <IconButton label={`Aceptar el cambio de ${name}`} tone="good" disabled={isBusy} onClick={inRow(accept)}>
        <Icon name="check" />
      </IconButton>
      <IconButton label={`No aceptar el cambio de ${name}`} tone="bad" disabled={isBusy} onClick={inRow(refuse)}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}

/** The two likely actions on a registration, each as wide as a thumb. */
export function RowActions({ registration, status, underway, tournament, actions }: Props) {
  const name = registration.fullName;
  if (underway?.state === 'sending') return null;
  if (underway?.state === 'unsent') {
    return (
      <IconButton label={`Deshacer lo de ${name}`} onClick={() => actions.takeBack(registration.id)}>
        <AdminIcon name="undo" />
      </IconButton>
    );
  }
  if (status === 'approved' && registration.playersChange?.state === 'open') {
    return <PlayersDecision registration={registration} />;
  }
  if (status !== 'pending') return <Tell registration={registration} status={status} tournament={tournament} />;
  return (
    <>
      <IconButton label={`Aprobar a ${name}`} tone="good" onClick={() => actions.approve(registration)}>
        <Icon name="check" />
      </IconButton>
      <IconButton label={`Rechazar a ${name}`} tone="bad" onClick={() => actions.reject(registration)}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}
