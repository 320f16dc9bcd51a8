import { type GroupReach, HOUR, limits, type MessageReceivers, noticeText } from '@arena/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { config } from '#lib/config.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { groupChatText } from '#lib/sharing/group-chat-text.ts';
import { Button } from '../buttons/Button.tsx';
import { CopyButton } from '../buttons/CopyButton.tsx';
import { AreaField } from '../fields/Field.tsx';
import { Notice } from '../icons/Notice.tsx';
import { Note, Stack } from '../layout/Layout.tsx';
import { LoadedView } from '../loading/LoadedView.tsx';
import { useAction } from '../use-action.ts';
import styles from './GroupMessageForm.module.css';

const chatTexts = {
  copied: 'Texto copiado. Pégalo en el grupo.',
  refused: 'Tu navegador no dejó copiar. Selecciona el texto y cópialo tú.',
};

interface Props {
  tournament: { id: string; name: string };
  /** Null for players who aren't a group, which the server sends no notice to. */
  to: Omit<MessageReceivers, 'tournamentId'> | null;
  text: string;
  onChange: (text: string) => void;
  onSent: () => void;
}

/** A message to players of a tournament: sent as a notice, or copied for the chat. */
export function GroupMessageForm({ tournament, to, text, onChange, onSent }: Props) {
  return (
    <>
      <AreaField
        required
        label="Mensaje"
        hint="Sin teléfonos, ID, correos ni enlaces: abre «Mi lugar»."
        rows={3}
        maxLength={limits.groupMessage.characters}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {/* Another group gets a key of its own, even with the same text. */}
      {to === null ? null : (
        <Sending
          key={`${to.group} ${to.stageId} ${to.groupId}`}
          tournament={tournament}
          to={to}
          text={text}
          onSent={onSent}
        />
      )}
      <CopyButton wide {...chatTexts} text={groupChatText(tournament, text, window.location.origin)}>
        Copiar para el chat
      </CopyButton>
    </>
  );
}

/** The number of players that a message reaches. */
const groupReach = (about: MessageReceivers) =>
  queryOptions({
    queryKey: ['group reach', about],
    queryFn: () => authorizedCall('GET /notices/group', { query: about }),
    ...refetchOnOpen,
  });

function reachText({ players, reached, left }: GroupReach): string {
  const who = `Llega a ${reached} de ${players}: quienes pidieron avisos en su teléfono o correo. De noche espera a la mañana.`;
  const more =
    left === 0 ? 'Ya no quedan avisos' : `${left === 1 ? 'Queda 1' : `Quedan ${left}`} de ${limits.groupMessage.most}`;
  return `${who} ${more} en estas ${limits.groupMessage.within / HOUR} horas.`;
}

type SendingProps = Omit<Props, 'onChange' | 'to'> & { to: NonNullable<Props['to']> };

/** Sends the message as a notice, with its preview and number of receivers. */
function Sending({ tournament: { id, name }, to, text, onSent }: SendingProps) {
  const client = useQueryClient();
  const about = { tournamentId: id, ...to };
  const query = useQuery(groupReach(about));
  // The same text again is the same message, also if a reply was lost.
  const [attempt, setAttempt] = useState({ text, key: crypto.randomUUID() });
  const [sent, setSent] = useState<string | null>(null);
  const { isPending, failure, refusal, run } = useAction(async () => {
    const current = attempt.text === text ? attempt : { text, key: crypto.randomUUID() };
    setAttempt(current);
    const reach = await authorizedCall('POST /notices/group', { body: { ...about, text }, key: current.key });
    client.setQueryData(groupReach(about).queryKey, reach);
    setSent(text);
    onSent();
  });
  const preview = noticeText('written', { tournament: name, until: null, count: null, text }, config.timeZone);
  return (
    <LoadedView query={query} loading="Contando a quiénes llega…">
      {(reach) => (
        <Stack as="section" gap={2} aria-label="Aviso">
          <p className={styles.preview}>
            <strong>{preview.title}</strong>
            <br />
            {preview.body}
          </p>
          <Note size="text">{reachText(reach)}</Note>
          {failure === null ? null : <Notice tone="error">{refusal?.fields.text ?? failure}</Notice>}
          {sent === text ? <Notice tone="success">Mandaste este aviso.</Notice> : null}
          <Button
            wide
            busy={isPending}
            disabled={sent === text || reach.reached === 0 || reach.left === 0 || text.trim() === ''}
            onClick={() => void run()}
          >
            Mandar aviso a {reach.reached}
          </Button>
        </Stack>
      )}
    </LoadedView>
  );
}
