import { Ring } from '../../ui/Ring.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './TournamentDetail.module.css';

/** The detail's place while its tournament is on its way. */
export function TournamentDetailSkeleton() {
  return (
    <div className={styles.detail}>
      <p className="visually-hidden" role="status">
        Cargando torneo…
      </p>
      <div className={styles.head} aria-hidden="true">
        <Skeleton measure="medium" />
        <p className={styles.skeletonTitle}>
          <Skeleton measure="full" />
        </p>
        <p className={styles.date}>
          <Skeleton measure="long" />
        </p>
      </div>
      <div className={styles.stakes} aria-hidden="true">
        <Ring open={1} tone="quiet" figure="" label="" />
        <Skeleton measure="medium" />
      </div>
      <div className={styles.skeletonBody} />
    </div>
  );
}
