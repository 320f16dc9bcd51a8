import {
  type GroupReach,
  HOUR,
  type Instant,
  limits,
  type MessageGroup,
  noticeText,
  type Registration,
  type VisibleTournament,
} from '@arena/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { config } from '#lib/config.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { serverNow } from '#lib/time/clock.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { groupChatText, groupPlayerText, groupText } from './group-text.ts';
import { MessageRow } from './MessageRow.tsx';
import styles from './Messages.module.css';

interface Props {
  tournament: VisibleTournament;
  group: MessageGroup;
  /** The players of the group that the queue lists. */
  registrations: readonly Registration[];
  /** End of the first confirmation of the group; null without one. */
  until: Instant;
  onClose: () => void;
}

const titles: Record<MessageGroup, string> = {
  approved: 'Escribirles a los aprobados',
  unconfirmed: 'Escribirles a quienes no confirmaron',
};

const chatTexts = {
  copied: 'Texto copiado. Pégalo en el grupo.',
  refused: 'Tu navegador no dejó copiar. Selecciona el texto y cópialo tú.',
};

function reachText({ players, reached, left }: GroupReach): string {
  const who = `Llega a ${reached} de ${players}: quienes pidieron avisos en su teléfono o correo. De noche espera a la mañana.`;
  const more =
    left === 0 ? 'Ya no quedan avisos' : `${left === 1 ? 'Queda 1' : `Quedan ${left}`} de ${limits.groupMessage.most}`;
  return `${who} ${more} en estas ${limits.groupMessage.within / HOUR} horas.`;
}

/** Sends the message as a notice, with its preview and number of receivers. */
function Sending({
  tournament: { id, name },
  group,
  text,
  onSent,
}: Pick<Props, 'tournament' | 'group'> & { text: string; onSent: () => void }) {
  const client = useQueryClient();
  const queryKey = ['group reach', id, group];
  const about = { tournamentId: id, group };
  const query = useQuery({
    queryKey,
    queryFn: () => authorizedCall('GET /notices/group', { query: about }),
    ...refetchOnOpen,
  });
  // The same text again is the same message, also if a reply was lost.
  const [attempt, setAttempt] = useState({ text, key: crypto.randomUUID() });
  const [sent, setSent] = useState<string | null>(null);
  const { isPending, failure, error, run } = useWrite(async () => {
    const current = attempt.text === text ? attempt : { text, key: crypto.randomUUID() };
    setAttempt(current);
    const reach = await authorizedCall('POST /notices/group', { body: { ...about, text }, key: current.key });
    client.setQueryData(queryKey, reach);
    setSent(text);
    onSent();
  });
  const problem = error instanceof ApiError ? error.fields.text : undefined;
  const preview = noticeText('written', { tournament: name, until: null, count: null, text }, config.timeZone);
  return (
    <LoadedView query={query} loading="Contando a quiénes llega…">
      {(reach) => (
        <section className="below gap-2" aria-label="Aviso">
          <p className={styles.preview}>
            <strong>{preview.title}</strong>
            <br />
            {preview.body}
          </p>
          <p className="muted">{reachText(reach)}</p>
          {failure === null ? null : <Notice tone="error">{problem ?? failure}</Notice>}
          {sent === text ? <Notice tone="success">Mandaste este aviso.</Notice> : null}
          <Button
            wide
            busy={isPending}
            disabled={sent === text || reach.reached === 0 || reach.left === 0 || text.trim() === ''}
            onClick={() => void run()}
          >
            Mandar aviso a {reach.reached}
          </Button>
        </section>
      )}
    </LoadedView>
  );
}

/** A message for all players of a group: as a notice, as a text for the chat, or by WhatsApp one by one. */
export function GroupDialog({ tournament, group, registrations, until, onClose }: Props) {
  // Rows stay while messages are sent, so that none moves under a finger.
  const [all] = useState(registrations);
  const [ready] = useState(() => groupText(group, tournament, until, serverNow()));
  const [kept, keep, forget] = useKeptText(adminStorageKeys.groupMessage(tournament.id, group));
  const [text, setText] = useState(kept || ready);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const site = window.location.origin;
  return (
    <Dialog title={titles[group]} onClose={onClose}>
      <p className="muted">{tournament.name}</p>
      <AreaField
        required
        label="Mensaje"
        hint="Sin teléfonos, ID, correos ni enlaces: abre «Mi lugar»."
        rows={3}
        maxLength={limits.groupMessage.characters}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          keep(target.value);
        }}
      />
      <Sending tournament={tournament} group={group} text={text} onSent={forget} />
      <CopyButton wide {...chatTexts} text={groupChatText(tournament, text, site)}>
        Copiar para el chat
      </CopyButton>
      {all.length === 0 ? null : (
        <details>
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
