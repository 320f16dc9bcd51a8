import type { Match, Room } from '@arena/domain';
import { useState } from 'react';
import { useReading } from '../../../lib/calls/kept-reading.ts';
import { copyText } from '../../../lib/sharing/share.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { clockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { ActButton } from '../Acts.tsx';
import type { CompetitionCalls } from '../calls.ts';
import { type Planned, useDesk } from '../desk-context.ts';
import { roomReading } from '../desk-reading.ts';
import styles from './Evening.module.css';
import { RoomDialog } from './RoomDialog.tsx';
import { roomText } from './room-text.ts';
import { Sightings } from './Sightings.tsx';

function RoomShown({ room, name, onChange }: { room: Room; name: string; onChange: () => void }) {
  const zone = useViewerZone();
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(roomText(name, room));
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
    </>
  );
}

/** Before a match is played: its room, and then its start. */
export function RoomStep({ planned, match, name }: { planned: Planned; match: Match; name: string }) {
  const { tournament } = useDesk();
  const reading = useReading(roomReading(tournament.id, match.id));
  const [isWriting, setWriting] = useState(false);
  const start = { work: (calls: CompetitionCalls) => calls.setState(match, 'playing'), said: `${name}: en juego.` };
  // Nothing is said of a room that isn't known of yet.
  if (reading.value === null) return <p role="status">{reading.failure ?? 'Cargando la sala…'}</p>;
  const { room } = reading.value;
  return (
    <>
      {room === null ? (
        <>
          <Button wide onClick={() => setWriting(true)}>
            Hacer la sala
          </Button>
          <ActButton look="quiet" wide {...start}>
            Empezar sin sala
          </ActButton>
        </>
      ) : (
        <>
          <RoomShown room={room} name={name} onChange={() => setWriting(true)} />
          <Sightings planned={planned} match={match} name={name} room={room} />
          <ActButton wide {...start}>
            Empezar la partida
          </ActButton>
        </>
      )}
      {isWriting ? <RoomDialog match={match} name={name} onClose={() => setWriting(false)} /> : null}
    </>
  );
}
