import type { PlaceMatch, RoomCode } from '@arena/domain';
import { useState } from 'react';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { copyText } from '../../../lib/sharing/share.ts';
import { useNow, useServerNow } from '../../../lib/time/clock.ts';
import { agoText } from '../../../lib/time/time-text.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { clockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import styles from '../Place.module.css';

interface Props {
  match: PlaceMatch;
  /** It is the match to play next; of another one its number is said. */
  isNext: boolean;
  /** Asks for the code. @throws {ApiError} */
  ask: () => Promise<RoomCode>;
}

/** The code as it was read, in this page's memory alone. */
interface Seen {
  code: RoomCode;
  at: number;
}

/** The room's code once its player asked for it; `isOld`: it was changed since. */
function useRoomCode({ match: { room }, ask }: Omit<Props, 'isNext'>) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const { isBusy, failure, run } = useAttempt('Reading a room');
  const reveal = () => run(async () => setSeen({ code: await ask(), at: Date.now() }));
  const isOld = seen !== null && room !== null && room.changedAt !== null && room.changedAt !== seen.code.changedAt;
  return { seen, isOld, isBusy, failure, reveal };
}

function Code({ seen: { code, at } }: { seen: Seen }) {
  const toast = useToast();
  const zone = useViewerZone();
  const age = useNow((now) => agoText(now.getTime() - at));
  const copy = async (text: string, what: string) => {
    if (await copyText(text)) toast('success', `${what}: copiado.`);
    else toast('error', 'Este navegador no dejó copiar. Escríbelo a mano.');
  };
  return (
    <>
      {code.isChanged ? (
        <Notice tone="warning">{`El código cambió a las ${clockIn(code.changedAt, zone)}. El de antes ya no sirve.`}</Notice>
      ) : null}
      <dl className={styles.code}>
        <dt>ID de la sala</dt>
        <dd>{code.roomId}</dd>
        <dt>Contraseña</dt>
        <dd>{code.password}</dd>
      </dl>
      <p className="muted">Leído {age}. No lo compartas.</p>
      <div className="beside gap-3">
        <Button onClick={() => void copy(code.roomId, 'ID de la sala')}>Copiar ID</Button>
        <Button look="secondary" onClick={() => void copy(code.password, 'Contraseña')}>
          Copiar contraseña
        </Button>
      </div>
    </>
  );
}

/** @param number the match's, where it isn't the next one. */
function revealText(isOld: boolean, number: number | null): string {
  if (number !== null) return `Código ${isOld ? 'nuevo ' : ''}de la partida ${number}`;
  return isOld ? 'Ver el código nuevo' : 'Ver el código de la sala';
}

/** The way into a match's room: from when it opens, and then its code. */
export function RoomStep(props: Props) {
  const {
    match: { room, number },
    isNext,
  } = props;
  const zone = useViewerZone();
  const { seen, isOld, isBusy, failure, reveal } = useRoomCode(props);
  const isDue = useServerNow((now) => room !== null && now.getTime() >= Date.parse(room.from));
  if (room === null) return <p>El código de la sala sale aquí antes de la partida.</p>;
  if (!isDue && room.changedAt === null)
    return <p>{`El código de la sala sale aquí a las ${clockIn(room.from, zone)}.`}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {isOld ? <Notice tone="warning">El código cambió. El de antes ya no sirve.</Notice> : null}
      {seen === null || isOld ? (
        <Button wide look={isNext ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void reveal()}>
          {revealText(isOld, isNext ? null : number)}
        </Button>
      ) : (
        <Code seen={seen} />
      )}
    </>
  );
}
