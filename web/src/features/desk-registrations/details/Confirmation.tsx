import type { Registration, VisibleTournament } from '@arena/domain';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { useWindows } from '../arranging/use-silent.ts';
import { confirm } from '../calls.ts';
import styles from './Details.module.css';

interface Props {
  registration: Registration;
  tournament: VisibleTournament | undefined;
}

const kindText = { enrolment: 'Inscripción', match: 'Partida', final: 'Final' } as const;

/** Whether a player has confirmed that they play, and the way to do it on their word. */
export function Confirmation({ registration, tournament }: Props) {
  const zone = useViewerZone();
  const deed = useDeed();
  const windows = useWindows(tournament ?? null, registration);
  if (windows.length === 0) return null;
  const at = (instant: string) => dayAndClockIn(instant, zone);
  const textOf = ({ state, opensAt, closesAt }: (typeof windows)[number]) => {
    if (state === 'confirmed') return 'confirmada';
    if (state === 'later') return `se abre ${at(opensAt)}`;
    return state === 'open' ? `sin confirmar, hasta ${at(closesAt)}` : 'no confirmó';
  };
  const confirmNow = () =>
    deed.run(async () => {
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
          <Button look="secondary" busy={deed.isBusy} onClick={() => void confirmNow()}>
            Confirmar por el jugador
          </Button>
        </div>
      ) : null}
    </section>
  );
}
