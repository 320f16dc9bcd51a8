import { type Registration, registrationStatusLabel } from '@arena/domain';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { IconButton, IconLink } from '#ui/buttons/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { statusTone } from '#ui/icons/tones.ts';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import { messageFor } from '../messages/message-texts.ts';
import { type QueueItem, useQueue, useRow } from '../queue/queue-context.ts';
import { usePlayersDecision } from '../queue/use-queue-actions.ts';
import { ageText } from './labels.ts';
import type { NoteText } from './notes.ts';
import styles from './Row.module.css';

interface ItemProps {
  item: QueueItem;
}

/** The checkbox that selects a row; with Shift, also the rows between this and the last one. */
export function RowChoice({ item }: ItemProps) {
  const { picked } = useQueue();
  const { isOpen } = useRow(item);
  return (
    <Choice
      label={<span className="visually-hidden">Elegir a {item.registration.fullName}</span>}
      type="checkbox"
      checked={picked.ids.has(item.id)}
      disabled={!isOpen}
      onChange={({ target, nativeEvent }) =>
        picked.pick(item.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

export function StatusBadge({ item }: ItemProps) {
  const { status } = useRow(item);
  return <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>;
}

export function Age({ item: { registration } }: ItemProps) {
  return useServerNow((now) => ageText(now.getTime() - Date.parse(registration.createdAt)));
}

export function RowNote({ note }: { note: NoteText | null }) {
  if (note === null) return null;
  return <span className={note.tone && classes(styles.toned, styles[note.tone])}>{note.text}</span>;
}

/** The two likely actions on a registration, each as wide as a thumb. */
export function RowActions({ item }: ItemProps) {
  const { actions } = useQueue();
  const { own, status } = useRow(item);
  const { registration } = item;
  const name = registration.fullName;
  if (item.isGone || own?.state === 'sending') return null;
  if (own?.state === 'unsent') {
    return (
      <IconButton label={`Deshacer lo de ${name}`} onClick={() => actions.takeBack(registration.id)}>
        <AdminIcon name="undo" />
      </IconButton>
    );
  }
  if (status === 'approved' && registration.playersChange?.state === 'open') {
    return <PlayersDecision registration={registration} />;
  }
  if (status !== 'pending') return <Tell registration={{ ...registration, status }} />;
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

interface RegistrationProps {
  registration: Registration;
}

/**
 * Sends the player a message. It isn't where Approve was, and ignores taps for a moment, because a finger may tap
 * twice.
 */
function Tell({ registration }: RegistrationProps) {
  const { tournamentOf } = useQueue();
  const copy = useCopy(messageTexts);
  const message = messageFor(registration, tournamentOf(registration.tournamentId), window.location.origin);
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
function PlayersDecision({ registration }: RegistrationProps) {
  const { isBusy, accept, refuse } = usePlayersDecision(registration);
  const name = registration.fullName;
  const inRow = (work: () => void) => (event: ReactMouseEvent<HTMLElement>) => {
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
