import { clockText, type PublicTournament, shortDateText } from '@arena/domain';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { Link } from '../../ui/Link.tsx';
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
