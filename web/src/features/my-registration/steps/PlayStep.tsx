import type { MyMatch, MyRegistration, RoomCode } from '@arena/domain';
import type { ReactNode } from 'react';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import page from '../../../ui/layout/LinkPage.module.css';
import styles from '../MyRegistration.module.css';
import { fullMatchName, startText } from '../texts.ts';
import { RoomStep } from './RoomStep.tsx';
import { openRooms } from './steps.ts';
import { TimeRing } from './TimeRing.tsx';

/** When a match is, as large as it matters. */
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
  /** The one to play next. */
  match: MyMatch;
  /** Asks for the code of a match's room. @throws {ApiError} */
  ask: (matchId: string) => Promise<RoomCode>;
  /** Shown after a missed confirmation, in place of the room. */
  late: ReactNode;
}

/** The next match and the way into its room; below it every other room that is open. */
export function PlayStep({ myRegistration, match, ask, late }: Props) {
  const isLate = myRegistration.confirmations.some(({ state }) => state === 'missed');
  const others = openRooms(myRegistration.matches).filter(({ id }) => id !== match.id);
  return (
    <section className={page.next}>
      <h2>Tu próxima partida</h2>
      {[match, ...others].map((each, index) => (
        // A code that was read stays where another match becomes the next one.
        <Way key={each.id} match={each} isNext={index === 0} heading={index === 1 ? 'Otras salas abiertas' : null}>
          {isLate ? (
            late
          ) : (
            <RoomStep
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
