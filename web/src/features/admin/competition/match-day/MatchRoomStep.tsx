import type { Match, Room } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailureText } from '#lib/calls/failure-text.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import type { CompetitionCalls } from '../competition-calls';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { MutationButton } from '../MutationDialog.tsx';
import { roomQuery } from '../queries.ts';
import { AbsencesButton } from './Absences.tsx';
import styles from './MatchDay.module.css';
import { ReadReceipts } from './ReadReceipts.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { roomText } from './room-text.ts';

interface RoomProps {
  planned: Planned;
  match: Match;
  name: string;
}

/** A saved room: its code, its read receipts, and an edit button. */
function RoomShown({ room, onChange, ...of }: RoomProps & { room: Room; onChange: () => void }) {
  const zone = useViewerZone();
  return (
    <>
      <dl className={styles.room}>
        <div>
          <dt>ID de la sala</dt>
          <dd>{room.roomId}</dd>
        </div>
        <div>
          <dt>Contraseña</dt>
          <dd>{room.password}</dd>
        </div>
      </dl>
      <p className="muted">Los jugadores la ven desde las {clockIn(room.releaseAt, zone)}</p>
      <div className={styles.pair}>
        <CopyButton
          text={roomText(of.name, room)}
          copied="Copiado: pégalo en el grupo de los que juegan."
          refused="Este navegador no dejó copiar. Dicta el ID y la contraseña."
        >
          Copiar
        </CopyButton>
        <Button look="secondary" onClick={onChange}>
          Cambiar
        </Button>
      </div>
      <ReadReceipts {...of} room={room} />
    </>
  );
}

/** The steps before a match: its room, then its start. */
export function MatchRoomStep({ onWrite, ...of }: RoomProps & { onWrite: () => void }) {
  const { match, name } = of;
  const { tournament } = useCompetitionAdmin();
  const { data, error } = useQuery(roomQuery(tournament.id, match.id));
  const start = { work: (calls: CompetitionCalls) => calls.setState(match, 'playing'), said: `${name}: en juego.` };
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
          <MutationButton look="quiet" wide {...start}>
            Empezar sin sala
          </MutationButton>
        </>
      ) : (
        <>
          <RoomShown {...of} room={room} onChange={onWrite} />
          <AbsencesButton {...of} />
          <MutationButton wide {...start}>
            Empezar la partida
          </MutationButton>
        </>
      )}
    </>
  );
}

type MatchRoomProps = RoomProps & { onClose: () => void };

function ReadRoom({ room, onClose, ...of }: MatchRoomProps & { room: Room | null }) {
  // Stays open if another admin saves the room meanwhile.
  const [isWriting, setWriting] = useState(room === null);
  if (room === null || isWriting) {
    return <RoomDialog {...of} onClose={room === null ? onClose : () => setWriting(false)} />;
  }
  return (
    <Dialog title={`Sala: ${of.name}`} onClose={onClose}>
      <RoomShown {...of} room={room} onChange={() => setWriting(true)} />
    </Dialog>
  );
}

/** The room of an unfinished match, to read or to edit. */
export function MatchRoom(props: MatchRoomProps) {
  const { tournament } = useCompetitionAdmin();
  const { data } = useQuery(roomQuery(tournament.id, props.match.id));
  // The dialog shows the loading state.
  if (data === undefined) return <RoomDialog {...props} />;
  return <ReadRoom {...props} room={data.room} />;
}
