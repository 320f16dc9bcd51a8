import { counted, type Registration, type VisibleTournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { readFailureText } from '#lib/calls/failure-text.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { firstLinkMessage } from '../decisions/message.ts';
import { readLinks } from '../registration-calls';
import { MessageRow } from './MessageRow.tsx';
import styles from './Messages.module.css';

interface Props {
  tournament: VisibleTournament;
  /** Registrations with an unopened link. */
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Private links of imported registrations, to send message by message. They leave the list once opened. */
export function LinksDialog({ tournament, registrations, onClose }: Props) {
  // Rows stay while links are opened, so that none moves under a finger.
  const [all] = useState(registrations);
  const [kept, keep] = useKeptText(adminStorageKeys.linksSent(tournament.id));
  const sent = new Set(kept.split(' ').filter(Boolean));
  const { data, error, refetch } = useQuery({
    queryKey: ['links to send', tournament.id, all.map(({ id }) => id)],
    queryFn: () => readLinks(all.map(({ id }) => id)),
    ...refetchOnOpen,
  });
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
            <p className="muted">Cada enlace es de una sola persona: manda a cada quien el suyo.</p>
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
