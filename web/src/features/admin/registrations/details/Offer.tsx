import { hasRoom, isInLine, type Registration, type VisibleTournament } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { offerSeat } from '../registration-calls';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
  /** Number in line, or null. */
  number: number | null;
}

/** The number on the waiting list, and a button to offer a seat, even out of order. */
export function Offer({ registration, tournament, number }: Props) {
  const zone = useViewerZone();
  const mutation = useAdminMutation();
  if (registration.status !== 'waiting') return null;
  const { offeredUntil } = registration;
  const offerNow = () =>
    mutation.mutate(async () => {
      await offerSeat(registration);
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
              <Button look="secondary" busy={mutation.isPending} onClick={() => void offerNow()}>
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
