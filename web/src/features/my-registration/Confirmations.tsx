import type { ConfirmationState, ConfirmationWindow } from '@arena/domain';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import styles from './MyRegistration.module.css';

const kindText = { enrolment: 'Tu cupo', match: 'Que juegas', final: 'La final' } as const;
const teamsKind = { enrolment: 'El cupo', match: 'Que juegan', final: 'La final' } as const;

const settledText: Partial<Record<ConfirmationState, string>> = {
  confirmed: 'Confirmado',
  missed: 'No confirmaste a tiempo',
};

const teamsText = { ...settledText, missed: 'No se confirmó a tiempo' };

interface Props {
  windows: readonly ConfirmationWindow[];
  isTeams?: boolean;
}

export function Confirmations({ windows, isTeams = false }: Props) {
  const zone = useViewerZone();
  if (windows.length === 0) return null;
  const at = (instant: string) => dayAndClockIn(instant, zone);
  return (
    <section className={styles.part}>
      <h2>{isTeams ? 'Confirmaciones del equipo' : 'Tus confirmaciones'}</h2>
      <ul className={styles.matches}>
        {windows.map(({ kind, state, opensAt, closesAt }) => (
          <li key={kind}>
            <p className={styles.name}>{(isTeams ? teamsKind : kindText)[kind]}</p>
            <p>{(isTeams ? teamsText : settledText)[state] ?? `Del ${at(opensAt)} al ${at(closesAt)}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
