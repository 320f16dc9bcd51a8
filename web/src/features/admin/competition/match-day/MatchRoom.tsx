import { isAwaited, type Match, type Room, seenAt } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailureText } from '#lib/calls/failures.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Columns, Inline, Note } from '#ui/layout/Layout.tsx';
import { verbForm } from '#ui/texts/competition-texts.ts';
import { ChatLink } from '../ChatLink.tsx';
import type { CompetitionCalls } from '../competition-calls.ts';
import { useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { MutationButton } from '../MutationDialog.tsx';
import { roomMessage } from '../messages.ts';
import { readReceiptsQuery, roomQuery } from '../queries.ts';
import { AbsencesButton } from './Absences.tsx';
import { LobbyList } from './LobbyList.tsx';
import styles from './MatchDay.module.css';
import { RoomDialog } from './RoomDialog.tsx';

interface RoomProps {
  match: Match;
  name: string;
}

/** A saved room: its code, its read receipts, and an edit button. */
function RoomShown({ match, name, room, onChange }: RoomProps & { room: Room; onChange: () => void }) {
  const zone = useViewerZone();
  return (
    <>
      <Inline as="dl" gap={3} className={styles.room}>
        <div>
          <dt>ID de la sala</dt>
          <dd>{room.roomId}</dd>
        </div>
        <div>
          <dt>Contraseña</dt>
          <dd>{room.password}</dd>
        </div>
      </Inline>
      <Note size="text">Los jugadores la ven desde las {clockIn(room.releaseAt, zone)}</Note>
      <Columns gap={3}>
        <CopyButton
          text={roomMessage(name, room)}
          copied="Copiado: pégalo en el grupo de los que juegan."
          refused="Este navegador no dejó copiar. Dicta el ID y la contraseña."
        >
          Copiar
        </CopyButton>
        <Button look="secondary" onClick={onChange}>
          Cambiar
        </Button>
      </Columns>
      <ReadReceipts match={match} name={name} room={room} />
    </>
  );
}

/** The steps before a match: its room, then its start. */
export function MatchRoomStep({ match, name, onWrite }: RoomProps & { onWrite: () => void }) {
  const { tournament } = useCompetitionAdmin();
  const { data, error } = useQuery(roomQuery(tournament.id, match.id));
  const start = (calls: CompetitionCalls) => calls.setState(match, 'playing');
  const said = `${name}: en juego.`;
  // The dialog needs the loaded room.
  if (data === undefined) return <p role="status">{error === null ? 'Cargando la sala…' : readFailureText(error)}</p>;
  const { room } = data;
  return (
    <>
      {room === null ? (
        <>
          <Button wide onClick={onWrite}>
            Crear la sala
          </Button>
          <MutationButton look="quiet" wide work={start} said={said}>
            Empezar sin sala
          </MutationButton>
        </>
      ) : (
        <>
          <RoomShown match={match} name={name} room={room} onChange={onWrite} />
          <AbsencesButton match={match} name={name} />
          <MutationButton wide work={start} said={said}>
            Empezar la partida
          </MutationButton>
        </>
      )}
    </>
  );
}

interface MatchRoomProps extends RoomProps {
  onClose: () => void;
}

function ReadRoom({ match, name, room, onClose }: MatchRoomProps & { room: Room | null }) {
  // Stays open if another admin saves the room meanwhile.
  const [isWriting, setWriting] = useState(room === null);
  if (room === null || isWriting) {
    return <RoomDialog match={match} name={name} onClose={room === null ? onClose : () => setWriting(false)} />;
  }
  return (
    <Dialog title={`Sala: ${name}`} onClose={onClose}>
      <RoomShown match={match} name={name} room={room} onChange={() => setWriting(true)} />
    </Dialog>
  );
}

/** The room of an unfinished match, to read or to edit. */
export function MatchRoom({ match, name, onClose }: MatchRoomProps) {
  const { tournament } = useCompetitionAdmin();
  const { data } = useQuery(roomQuery(tournament.id, match.id));
  // The dialog shows the loading state.
  if (data === undefined) return <RoomDialog match={match} name={name} onClose={onClose} />;
  return <ReadRoom match={match} name={name} room={data.room} onClose={onClose} />;
}

interface ReadReceiptsProps extends RoomProps {
  room: Room;
}

/** Entries that haven't seen the code, each with a message to send, and those that have. */
function ReadReceiptsDialog({ match, name, room, onClose }: ReadReceiptsProps & { onClose: () => void }) {
  const { nameOf } = useCompetition();
  const { tournament } = useCompetitionAdmin();
  const { data, error } = useQuery(readReceiptsQuery(tournament.id, match.id));
  const zone = useViewerZone();
  const missing = data?.filter((each) => each.seenAt === null) ?? [];
  const seen = data?.filter((each) => each.seenAt !== null) ?? [];
  const phones = new Map(missing.map(({ entryId, phone }) => [entryId, phone]));
  const times = new Map(seen.map(({ entryId, seenAt: at }) => [entryId, at]));
  return (
    <Dialog title={`¿Quién vio el código? ${name}`} onClose={onClose}>
      {data === undefined ? (
        <p role="status">{error === null ? 'Cargando…' : readFailureText(error)}</p>
      ) : (
        <>
          <h3>{missing.length === 0 ? 'Ya lo vieron todos' : verbForm(missing.length, 'Falta', 'Faltan')}</h3>
          <LobbyList
            label="Faltan por ver el código"
            match={match}
            ids={missing.map(({ entryId }) => entryId)}
            action={(id) => (
              <ChatLink contact={phones.get(id) ?? null} text={roomMessage(name, room)} name={nameOf(id)} />
            )}
          />
          {seen.length === 0 ? null : <h3>{verbForm(seen.length, 'Ya lo vio', 'Ya lo vieron')}</h3>}
          <LobbyList
            label="Ya vieron el código"
            match={match}
            ids={seen.map(({ entryId }) => entryId)}
            action={(id) => <span>{clockIn(times.get(id) ?? null, zone)}</span>}
          />
        </>
      )}
    </Dialog>
  );
}

/** Counts read receipts of a match's room, and opens their list. */
function ReadReceipts({ match, name, room }: ReadReceiptsProps) {
  const planned = useCompetition();
  const [isOpen, setOpen] = useState(false);
  const stage = planned.competition.stages.find(({ id }) => id === match.stageId);
  const lobby = stage?.groups.find(({ id }) => id === match.groupId)?.entryIds ?? [];
  const playing = planned.entries.filter((entry) => lobby.includes(entry.id) && isAwaited(entry));
  const count = playing.filter(({ id }) => seenAt(room, id) !== null).length;
  return (
    <>
      <Note size="text">
        {count} de {playing.length} ya {count === 1 ? 'vio' : 'vieron'} el código en «Mi lugar»
      </Note>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        Ver quién falta
      </Button>
      {isOpen ? <ReadReceiptsDialog match={match} name={name} room={room} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
