import type { MyMatch, RoomCode } from '@arena/domain';
import { Fragment, type ReactNode } from 'react';
import { useNow, useServerNow } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { agoText } from '#lib/time/time-text.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note } from '#ui/layout/Layout.tsx';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from '../MyRegistration.module.css';
import { keepRoom, type OpenedRoom, useOpenedRoom } from '../opened-rooms.ts';
import { useOwnPage } from '../use-my-registration.ts';
import { TimeRing } from './OpenStep.tsx';
import { fullMatchName, openRooms, startText } from './steps.ts';

/** The time of a match, in large type. */
function NextMatch({ match }: { match: MyMatch }) {
  const zone = useViewerZone();
  const { startsAt, state, map } = match;
  const when = state === 'playing' ? 'Se está jugando' : startText(startsAt, zone);
  return (
    <Inline gap={4} align="center" className={styles.match}>
      {state === 'playing' ? null : <TimeRing until={startsAt} />}
      <div>
        <p className={styles.when}>{when}</p>
        <p>{fullMatchName(match)}</p>
        {map === '' ? null : <Note size="text">Mapa: {map}</Note>}
      </div>
    </Inline>
  );
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
      <Note size="text">Leído {age}. No lo compartas.</Note>
      <Inline gap={3}>
        <CopyButton look="primary" text={code.roomId} copied="ID de la sala: copiado." refused={REFUSED}>
          Copiar ID
        </CopyButton>
        <CopyButton text={code.password} copied="Contraseña: copiada." refused={REFUSED}>
          Copiar contraseña
        </CopyButton>
      </Inline>
    </>
  );
}

/** Writes the text of the button. @param number of the match, unless it is the next one */
function revealText(isOld: boolean, number: number | null): string {
  if (number !== null) return `Código ${isOld ? 'nuevo ' : ''}de la partida ${number}`;
  return isOld ? 'Ver el código nuevo' : 'Ver el código de la sala';
}

interface RoomProps {
  match: MyMatch;
  /** True for the next match; others show their number. */
  isNext: boolean;
  /** Requests the code. @throws {ApiError} */
  ask: () => Promise<RoomCode>;
}

/** A match's room: its release time, then its code once the player opened it, offline from an earlier visit. */
function OwnRoomStep({ match: { id, room, number, slot }, isNext, ask }: RoomProps) {
  // Empty if the tournament isn't published.
  const tournamentId = useOwnPage().myRegistration.tournament?.id ?? '';
  const zone = useViewerZone();
  const seen = useOpenedRoom(tournamentId, id);
  const { isPending, failure, run } = useAction(async () => keepRoom(tournamentId, id, await ask()));
  const isOld = seen !== null && room !== null && room.changedAt !== null && room.changedAt !== seen.code.changedAt;
  const isDue = useServerNow((now) => room !== null && now.getTime() >= Date.parse(room.from));
  if (room === null) return <p>El código de la sala sale aquí antes de la partida.</p>;
  if (!isDue && room.changedAt === null)
    return <p>{`El código de la sala sale aquí a las ${clockIn(room.from, zone)}.`}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {isOld ? <Notice tone="warning">El código cambió. El anterior ya no sirve.</Notice> : null}
      {seen === null || isOld ? (
        <Button wide look={isNext ? 'primary' : 'secondary'} busy={isPending} onClick={() => void run()}>
          {revealText(isOld, isNext ? null : number)}
        </Button>
      ) : (
        <Code seen={seen} slot={slot} />
      )}
    </>
  );
}

interface Props {
  /** The next match. */
  match: MyMatch;
  /** Requests the code of a match's room. @throws {ApiError} */
  ask: (matchId: string) => Promise<RoomCode>;
  /** Shown after a missed confirmation instead of the room. */
  late: ReactNode;
}

/** The next match and its room; below it all other open rooms. */
export function PlayStep({ match, ask, late }: Props) {
  const { myRegistration } = useOwnPage();
  const isLate = myRegistration.confirmations.some(({ state }) => state === 'missed');
  const others = openRooms(myRegistration.matches).filter(({ id }) => id !== match.id);
  return (
    <LinkPageStep title="Tu próxima partida">
      {[match, ...others].map((each, index) => (
        // An opened code stays visible when another match becomes the next one.
        <Fragment key={each.id}>
          {index === 1 ? <h3>Otras salas abiertas</h3> : null}
          {index === 0 ? <NextMatch match={each} /> : <p>{fullMatchName(each)}</p>}
          {isLate ? late : <OwnRoomStep match={each} isNext={index === 0} ask={() => ask(each.id)} />}
        </Fragment>
      ))}
    </LinkPageStep>
  );
}
