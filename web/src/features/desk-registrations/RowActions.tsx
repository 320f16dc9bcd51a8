import type { Registration, RegistrationStatus, Tournament } from '@arena/domain';
import { classes } from '../../ui/classes.ts';
import { DeskIcon } from '../../ui/DeskIcon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LateIcon } from '../../ui/LateIcon.tsx';
import type { Underway } from './decisions.ts';
import { messageFor, whatsAppLink } from './message.ts';
import styles from './RowActions.module.css';
import { useCopyMessage } from './use-copy-message.ts';

/** What can be done with a registration where it stands. */
export interface Deeds {
  approve: (registration: Registration) => void;
  /** Asks for a reason first, which may be left out. */
  reject: (registration: Registration) => void;
  takeBack: (id: string) => void;
}

interface Props {
  registration: Registration;
  status: RegistrationStatus;
  underway: Underway | undefined;
  tournament: Tournament | undefined;
  deeds: Deeds;
}

function Tell({ registration, status, tournament }: Pick<Props, 'registration' | 'status' | 'tournament'>) {
  const copy = useCopyMessage();
  const message = messageFor({ ...registration, status }, tournament, window.location.origin);
  if (message === null) return null;
  const link = whatsAppLink(registration.phone, message);
  return (
    <>
      {link === null ? null : (
        <a
          className={styles.action}
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp a ${registration.fullName}`}
        >
          <LateIcon name="chat" />
        </a>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={`Copiar el mensaje para ${registration.fullName}`}
        onClick={() => void copy(message)}
      >
        <DeskIcon name="copy" />
      </button>
    </>
  );
}

/** The two things that one does with a registration as it is now, a thumb wide each. */
export function RowActions({ registration, status, underway, tournament, deeds }: Props) {
  const name = registration.fullName;
  if (underway?.state === 'sending') return null;
  if (underway?.state === 'unsent') {
    return (
      <button
        type="button"
        className={styles.action}
        aria-label={`Deshacer lo de ${name}`}
        onClick={() => deeds.takeBack(registration.id)}
      >
        <DeskIcon name="undo" />
      </button>
    );
  }
  if (status !== 'pending') return <Tell registration={registration} status={status} tournament={tournament} />;
  return (
    <>
      <button
        type="button"
        className={classes(styles.action, styles.approve)}
        aria-label={`Aprobar a ${name}`}
        onClick={() => deeds.approve(registration)}
      >
        <Icon name="check" />
      </button>
      <button
        type="button"
        className={classes(styles.action, styles.reject)}
        aria-label={`Rechazar a ${name}`}
        onClick={() => deeds.reject(registration)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
