import { clockText, type PublicTournament, shortDateText } from '@arena/domain';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Link } from '../../ui/Link.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClosingTime } from './ClosingTime.tsx';
import styles from './NextTournament.module.css';
import { PlacesRing } from './PlacesRing.tsx';

/** The tournament of the hour, large: its zone, its name and when it closes. The whole of it leads to it. */
export function NextTournament({ tournament }: { tournament: PublicTournament }) {
  const zone = useViewerZone();
  return (
    <Link href={paths.tournament(tournament.id)} className={styles.next}>
      <PlacesRing tournament={tournament} className={styles.ring} />
      <span className={styles.words}>
        <span className={styles.kicker}>Próximo torneo</span>
        <span className={styles.name}>{tournament.name}</span>
        <span className={styles.when}>
          {shortDateText(tournament.date, zone)}{' '}
          <span className={styles.clock}>{clockText(tournament.date, zone)}</span>
        </span>
        <span className={styles.closing}>
          <ClosingTime tournament={tournament} />
        </span>
      </span>
    </Link>
  );
}

/** Its place while the list is on its way. */
export function NextTournamentSkeleton() {
  return (
    <div className={styles.next} aria-hidden="true">
      <Ring open={1} tone="quiet" figure="" label="" className={styles.ring} />
      <span className={styles.words}>
        <span className={styles.kicker}>
          <Skeleton measure="short" />
        </span>
        <span className={styles.name}>
          <Skeleton measure="medium" />
        </span>
        <span className={styles.when}>
          <Skeleton measure="medium" />
        </span>
        <span className={styles.closing}>
          <Skeleton measure="short" />
        </span>
      </span>
    </div>
  );
}
