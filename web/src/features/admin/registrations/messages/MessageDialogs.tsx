import { counted, type Instant, type Registration, type VisibleTournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { readFailureText } from '#lib/calls/failures.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton, IconLink } from '#ui/buttons/IconButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note } from '#ui/layout/Layout.tsx';
import { GroupMessageForm } from '#ui/notices/GroupMessageForm.tsx';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import styles from '../RegistrationQueue.module.css';
import { linksToSend } from '../registration-calls.ts';
import { firstLinkMessage, groupPlayerText, groupText, type ListedGroup } from './message-texts.ts';

interface GroupProps {
  tournament: VisibleTournament;
  group: ListedGroup;
  /** The players of the group that the queue lists. */
  registrations: readonly Registration[];
  /** End of the first confirmation of the group; null without one. */
  until: Instant;
  onClose: () => void;
}

function titleOf(group: ListedGroup, [only, ...others]: readonly Registration[]): string {
  if (group === 'approved') return 'Escribirles a los aprobados';
  if (group === 'unconfirmed') return 'Escribirles a quienes no confirmaron';
  return others.length === 0 ? `Escribirle a ${only?.fullName ?? ''}` : `Escribirles a ${others.length + 1} personas`;
}

/**
 * A message for all players of a group, or for the chosen ones: as a text for the chat, or by WhatsApp one by one. A
 * whole group can get it as a notice, too.
 */
export function GroupDialog({ tournament, group, registrations, until, onClose }: GroupProps) {
  // Rows stay while messages are sent, so that none moves under a finger.
  const [all] = useState(registrations);
  const [ready] = useState(() => groupText(group, tournament, until, serverNow()));
  const [kept, keep, forget] = useKeptText(adminStorageKeys.groupMessage(tournament.id, group));
  const [text, setText] = useState(kept || ready);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const site = window.location.origin;
  return (
    <Dialog title={titleOf(group, all)} onClose={onClose}>
      <Note size="text">{tournament.name}</Note>
      <GroupMessageForm
        tournament={tournament}
        to={group === 'chosen' ? null : { group }}
        text={text}
        onChange={(typed) => {
          setText(typed);
          keep(typed);
        }}
        onSent={forget}
      />
      {all.length === 0 ? null : (
        <details open={group === 'chosen'}>
          <summary>Uno por uno, por WhatsApp o correo ({all.length})</summary>
          <ul className={styles.rows} aria-label="Uno por uno">
            {all.map((registration) => (
              <MessageRow
                key={registration.id}
                registration={registration}
                subject={tournament.name}
                text={groupPlayerText(tournament, registration, text, site)}
                isSent={told.has(registration.id)}
                onSent={() => setTold((before) => new Set([...before, registration.id]))}
              />
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

interface LinksProps {
  tournament: VisibleTournament;
  /** Registrations with an unopened link. */
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Private links of imported registrations, to send message by message. They leave the list once opened. */
export function LinksDialog({ tournament, registrations, onClose }: LinksProps) {
  // Rows stay while links are opened, so that none moves under a finger.
  const [all] = useState(registrations);
  const [kept, keep] = useKeptText(adminStorageKeys.linksSent(tournament.id));
  const sent = new Set(kept.split(' ').filter(Boolean));
  const { data, error, refetch } = useQuery(linksToSend(all));
  const tokens = new Map((data ?? []).map(({ id, token }) => [id, token]));
  const rows = all.flatMap((registration) => {
    const token = tokens.get(registration.id);
    return token ? [{ registration, link: `${window.location.origin}${myRegistrationPath(token)}` }] : [];
  });
  const done = rows.filter(({ registration: { id } }) => sent.has(id)).length;
  return (
    <Dialog title="Mandar su enlace" onClose={onClose}>
      {data === undefined && error === null ? <p role="status">Cargando…</p> : null}
      {error === null ? null : (
        <>
          <Notice tone="error">{readFailureText(error)}</Notice>
          <Button look="secondary" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </>
      )}
      {data === undefined ? null : (
        <>
          <p role="status">
            {rows.length === 0
              ? 'Todos tienen ya su enlace.'
              : `${counted(rows.length, 'persona no ha abierto su enlace', 'personas no han abierto su enlace')}${done === 0 ? '' : `, ${counted(done, 'enviado', 'enviados')} desde aquí`}.`}
          </p>
          {rows.length === 0 ? null : (
            <Note size="text">Cada enlace es de una sola persona: manda a cada quien el suyo.</Note>
          )}
          <ul className={styles.rows} aria-label="Enlaces por mandar">
            {rows.map(({ registration, link }) => (
              <MessageRow
                key={registration.id}
                registration={registration}
                subject="Tu enlace a «Mi lugar»"
                text={firstLinkMessage(registration, tournament, link)}
                isSent={sent.has(registration.id)}
                onSent={() => keep([...sent, registration.id].join(' '))}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface MessageProps {
  registration: Registration;
  /** Subject of a mail. */
  subject: string;
  text: string;
  isSent: boolean;
  onSent: () => void;
}

/** Opens the organiser's mail program with a message. */
function mailTo(address: string, subject: string, text: string): string {
  return `mailto:${address}?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`;
}

/** A person to write to: by WhatsApp, else by mail, or by copying the message. */
function MessageRow({ registration: { fullName, phone, email }, subject, text, isSent, onSent }: MessageProps) {
  const copy = useCopy(messageTexts);
  const link = (href: string, label: string, icon: ReactNode) => (
    <IconLink href={href} label={label} onClick={onSent}>
      {icon}
    </IconLink>
  );
  const mail = email === '' ? null : link(mailTo(email, subject, text), `Correo a ${fullName}`, <Icon name="mail" />);
  return (
    <Inline as="li" gap={2} align="center" apart>
      <span className={styles.name}>
        {fullName} {isSent ? <Note as="span">Enviado</Note> : null}
      </span>
      <Inline as="span" unbroken className={styles.ways}>
        <WhatsAppLink
          phone={phone}
          message={text}
          link={(href) => link(href, `WhatsApp a ${fullName}`, <ChannelIcon name="whatsapp" />)}
          otherwise={mail}
        />
        <IconButton
          label={`Copiar el mensaje para ${fullName}`}
          onClick={() => void copy(text).then((isCopied) => isCopied && onSent())}
        >
          <AdminIcon name="copy" />
        </IconButton>
      </Inline>
    </Inline>
  );
}
