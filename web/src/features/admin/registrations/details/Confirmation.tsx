import type { Registration, VisibleTournament } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { useWindows } from '../arranging/use-unconfirmed.ts';
import { confirm } from '../registration-calls';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

const kindText = { enrolment: 'Inscripción', match: 'Partida', final: 'Final' } as const;

/** The state of a player's confirmation, and a button to confirm for them. */
export function Confirmation({ registration, tournament }: Props) {
  const zone = useViewerZone();
  const mutation = useAdminMutation();
  const windows = useWindows(tournament ?? null, registration);
  if (windows.length === 0) return null;
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const textOf = ({ state, opensAt, closesAt }: (typeof windows)[number]) => {
    if (state === 'confirmed') return 'confirmada';
    if (state === 'later') return `se abre ${at(opensAt)}`;
    return state === 'open' ? `sin confirmar, hasta ${at(closesAt)}` : 'no confirmó';
  };
  const confirmNow = () =>
    mutation.mutate(async () => {
      await confirm(registration);
      return `Confirmaste por ${registration.fullName}.`;
    });
  return (
    <section className={styles.part}>
      <h3>Confirmaciones</h3>
      <ul>
        {windows.map((window) => (
          <li key={window.kind}>
            {kindText[window.kind]}: {textOf(window)}
          </li>
        ))}
      </ul>
      {windows.some(({ state }) => state === 'open' || state === 'missed') ? (
        <div className="beside gap-2">
          <Button look="secondary" busy={mutation.isPending} onClick={() => void confirmNow()}>
            Confirmar por el jugador
          </Button>
        </div>
      ) : null}
    </section>
  );
}
