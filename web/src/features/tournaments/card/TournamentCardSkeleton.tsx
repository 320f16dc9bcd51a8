import { Ring } from '../../../ui/signs/Ring.tsx';
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import styles from './TournamentCard.module.css';

/** The place of a card whose tournament is on its way, of a card's size. */
export function TournamentCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <p className={styles.state}>
        <Skeleton measure="medium" />
      </p>
      <p className={styles.name}>
        <Skeleton measure="long" />
      </p>
      <p className={styles.when}>
        <Skeleton measure="medium" />
      </p>
      <div className={styles.stakes}>
        <Ring open={1} tone="quiet" figure="" label="" />
        <div>
          <p className={styles.name}>
            <Skeleton measure="medium" />
          </p>
          <Skeleton measure="short" />
        </div>
      </div>
      <p className={styles.facts}>
        <Skeleton measure="long" />
      </p>
      <div className={styles.placeholder} />
    </div>
  );
}
