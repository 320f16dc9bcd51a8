import { hasRoom, isInLine, type Registration, type VisibleTournament } from '@arena/domain';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { offerPlace } from '../calls.ts';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
  /** Their number in line; null where they have none. */
  number: number | null;
}

/** How somebody waits for a place, and the way to offer them one, also ahead of others. */
export function Offer({ registration, tournament, number }: Props) {
  const zone = useViewerZone();
  const deed = useDeed();
  if (registration.status !== 'waiting') return null;
  const { offeredUntil } = registration;
  const offerNow = () =>
    deed.run(async () => {
      await offerPlace(registration);
      return `Le ofreciste un cupo a ${registration.fullName}.`;
    });
  return (
    <section className={styles.part}>
      <h3>Lista de espera</h3>
      {offeredUntil === null ? null : <p>Tiene un cupo ofrecido hasta {dayAndClockIn(offeredUntil, zone)}.</p>}
      {isInLine(registration) ? (
        <>
          <p>{number === null ? 'Espera un cupo.' : `Es el número ${number}.`}</p>
          {tournament !== undefined && hasRoom(tournament) ? (
            <div className="beside gap-2">
              <Button look="secondary" busy={deed.isBusy} onClick={() => void offerNow()}>
                Ofrecerle un cupo
              </Button>
            </div>
          ) : (
            <p>Ahora no hay un cupo libre que ofrecerle.</p>
          )}
        </>
      ) : null}
    </section>
  );
}
