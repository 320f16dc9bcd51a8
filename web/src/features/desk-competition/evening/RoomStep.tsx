import type { Match, Room } from '@arena/domain';
import { useState } from 'react';
import { useReading } from '../../../lib/calls/kept-reading.ts';
import { copyText } from '../../../lib/sharing/share.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { clockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { ActButton } from '../Acts.tsx';
import type { CompetitionCalls } from '../calls.ts';
import { type Planned, useDesk } from '../desk-context.ts';
import { roomReading } from '../desk-reading.ts';
import styles from './Evening.module.css';
import { RoomDialog } from './RoomDialog.tsx';
import { roomText } from './room-text.ts';
import { Sightings } from './Sightings.tsx';

interface RoomProps {
  planned: Planned;
  match: Match;
  name: string;
}

/** A room that somebody has written: its code, who has seen it, and the way to write it anew. */
function RoomShown({ room, onChange, ...of }: RoomProps & { room: Room; onChange: () => void }) {
  const zone = useViewerZone();
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(roomText(of.name, room));
    if (isCopied) toast('success', 'Copiado: pégalo en el grupo de los que juegan.');
    else toast('error', 'Este navegador no dejó copiar. Dicta el ID y la contraseña.');
  };
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
        <Button look="secondary" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button look="secondary" onClick={onChange}>
          Cambiar
        </Button>
      </div>
      <Sightings {...of} room={room} />
    </>
  );
}

/** Before a match is played: its room, and then its start. */
export function RoomStep({ onWrite, ...of }: RoomProps & { onWrite: () => void }) {
  const { match, name } = of;
  const { tournament } = useDesk();
  const reading = useReading(roomReading(tournament.id, match.id));
  const start = { work: (calls: CompetitionCalls) => calls.setState(match, 'playing'), said: `${name}: en juego.` };
  // Nothing is said of a room that isn't known of yet.
  if (reading.value === null) return <p role="status">{reading.failure ?? 'Cargando la sala…'}</p>;
  const { room } = reading.value;
  return (
    <>
      {room === null ? (
        <>
          <Button wide onClick={onWrite}>
            Hacer la sala
          </Button>
          <ActButton look="quiet" wide {...start}>
            Empezar sin sala
          </ActButton>
        </>
      ) : (
        <>
          <RoomShown {...of} room={room} onChange={onWrite} />
          <ActButton wide {...start}>
            Empezar la partida
          </ActButton>
        </>
      )}
    </>
  );
}

type MatchRoomProps = RoomProps & { onClose: () => void };

function ReadRoom({ room, onClose, ...of }: MatchRoomProps & { room: Room | null }) {
  // What is being written stays, also where somebody else has written it meanwhile.
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

/** The room of any match that isn't over: as it is, or to be written where nobody has. */
export function MatchRoom(props: MatchRoomProps) {
  const { tournament } = useDesk();
  const { value } = useReading(roomReading(tournament.id, props.match.id));
  // Which says that it is being read.
  if (value === null) return <RoomDialog {...props} />;
  return <ReadRoom {...props} room={value.room} />;
}
