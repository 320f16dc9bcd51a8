import { Ring } from '../../../ui/signs/Ring.tsx';
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import styles from './NextTournament.module.css';

/** What stands where the tournament of the hour would: it is on its way, or none is announced. */
export function NextTournamentPlace({ isLoading }: { isLoading: boolean }) {
  return (
    <p className={styles.next} aria-hidden={isLoading}>
      <Ring
        open={isLoading ? 1 : 0}
        tone="quiet"
        figure={isLoading ? '' : '0'}
        unit={isLoading ? '' : 'torneos'}
        label=""
        className={styles.ring}
      />
      <span className={styles.words}>
        <span className={styles.kicker}>Próximo torneo</span>
        <span className={styles.name}>{isLoading ? <Skeleton measure="long" /> : 'Por anunciar'}</span>
        <span className={styles.when}>{isLoading ? <Skeleton measure="full" /> : 'Lo avisamos en el chat.'}</span>
      </span>
    </p>
  );
}
