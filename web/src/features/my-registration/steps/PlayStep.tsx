import type { MyMatch, MyRegistration, RoomCode } from '@arena/domain';
import type { ReactNode } from 'react';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import page from '#ui/layout/LinkPage.module.css';
import styles from '../MyRegistration.module.css';
import { fullMatchName, startText } from '../registration-texts';
import { OwnRoomStep } from './OwnRoomStep';
import { openRooms } from './steps.ts';
import { TimeRing } from './TimeRing.tsx';

/** The time of a match, in large type. */
function NextMatch({ match }: { match: MyMatch }) {
  const zone = useViewerZone();
  const { startsAt, state, map } = match;
  const when = state === 'playing' ? 'Se está jugando' : startText(startsAt, zone);
  return (
    <div className={styles.match}>
      {state === 'playing' ? null : <TimeRing until={startsAt} />}
      <div>
        <p className={styles.when}>{when}</p>
        <p>{fullMatchName(match)}</p>
        {map === '' ? null : <p className="muted">Mapa: {map}</p>}
      </div>
    </div>
  );
}

interface Props {
  myRegistration: MyRegistration;
  /** The next match. */
  match: MyMatch;
  /** Requests the code of a match's room. @throws {ApiError} */
  ask: (matchId: string) => Promise<RoomCode>;
  /** Shown after a missed confirmation instead of the room. */
  late: ReactNode;
}

/** The next match and its room; below it all other open rooms. */
export function PlayStep({ myRegistration, match, ask, late }: Props) {
  const isLate = myRegistration.confirmations.some(({ state }) => state === 'missed');
  const others = openRooms(myRegistration.matches).filter(({ id }) => id !== match.id);
  return (
    <section className={page.next}>
      <h2>Tu próxima partida</h2>
      {[match, ...others].map((each, index) => (
        // An opened code stays visible when another match becomes the next one.
        <Way key={each.id} match={each} isNext={index === 0} heading={index === 1 ? 'Otras salas abiertas' : null}>
          {isLate ? (
            late
          ) : (
            <OwnRoomStep
              tournamentId={myRegistration.tournament?.id ?? ''}
              match={each}
              isNext={index === 0}
              ask={() => ask(each.id)}
            />
          )}
        </Way>
      ))}
    </section>
  );
}

interface WayProps {
  match: MyMatch;
  isNext: boolean;
  heading: string | null;
  children: ReactNode;
}

function Way({ match, isNext, heading, children }: WayProps) {
  return (
    <>
      {heading === null ? null : <h3>{heading}</h3>}
      {isNext ? <NextMatch match={match} /> : <p>{fullMatchName(match)}</p>}
      {children}
    </>
  );
}
