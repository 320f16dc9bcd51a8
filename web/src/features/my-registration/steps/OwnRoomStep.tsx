import type { MyMatch, RoomCode } from '@arena/domain';
import { useNow, useServerNow } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { agoText } from '#lib/time/time-text.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from '../MyRegistration.module.css';
import { keepRoom, type OpenedRoom, useOpenedRoom } from '../opened-rooms.ts';

interface Props {
  /** The match's tournament; empty if it isn't published. */
  tournamentId: string;
  match: MyMatch;
  /** True for the next match; others show their number. */
  isNext: boolean;
  /** Requests the code. @throws {ApiError} */
  ask: () => Promise<RoomCode>;
}

/** Returns the room's code once its player opened it, offline from an earlier visit; `isOld`: it has changed since. */
function useRoomCode({ tournamentId, match: { id, room }, ask }: Omit<Props, 'isNext'>) {
  const seen = useOpenedRoom(tournamentId, id);
  const { isPending, failure, run } = useAction(async () => keepRoom(tournamentId, id, await ask()));
  const isOld = seen !== null && room !== null && room.changedAt !== null && room.changedAt !== seen.code.changedAt;
  return { seen, isOld, isBusy: isPending, failure, reveal: run };
}

const REFUSED = 'Este navegador no dejó copiar. Escríbelo a mano.';

function Code({ seen: { code, at }, slot }: { seen: OpenedRoom; slot: number }) {
  const zone = useViewerZone();
  const age = useNow((now) => agoText(now.getTime() - at));
  return (
    <>
      {code.isChanged ? (
        <Notice tone="warning">{`El código cambió a las ${clockIn(code.changedAt, zone)}. El anterior ya no sirve.`}</Notice>
      ) : null}
      <dl className={styles.code}>
        <dt>ID de la sala</dt>
        <dd>{code.roomId}</dd>
        <dt>Contraseña</dt>
        <dd>{code.password}</dd>
        <dt>Tu slot</dt>
        <dd>{slot}</dd>
      </dl>
      <p className="muted">Leído {age}. No lo compartas.</p>
      <div className="beside gap-3">
        <CopyButton look="primary" text={code.roomId} copied="ID de la sala: copiado." refused={REFUSED}>
          Copiar ID
        </CopyButton>
        <CopyButton text={code.password} copied="Contraseña: copiada." refused={REFUSED}>
          Copiar contraseña
        </CopyButton>
      </div>
    </>
  );
}

/** Writes the text of the button. @param number of the match, unless it is the next one */
function revealText(isOld: boolean, number: number | null): string {
  if (number !== null) return `Código ${isOld ? 'nuevo ' : ''}de la partida ${number}`;
  return isOld ? 'Ver el código nuevo' : 'Ver el código de la sala';
}

/** A match's room: its release time, then its code. */
export function OwnRoomStep(props: Props) {
  const {
    match: { room, number, slot },
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
      {isOld ? <Notice tone="warning">El código cambió. El anterior ya no sirve.</Notice> : null}
      {seen === null || isOld ? (
        <Button wide look={isNext ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void reveal()}>
          {revealText(isOld, isNext ? null : number)}
        </Button>
      ) : (
        <Code seen={seen} slot={slot} />
      )}
    </>
  );
}
