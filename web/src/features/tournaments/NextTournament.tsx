import { clockText, type PublicTournament, shortDateText } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { InZone } from '../../ui/InZone.tsx';
import { ClosingTime } from './ClosingTime.tsx';
import styles from './NextTournament.module.css';
import { PlacesRing } from './PlacesRing.tsx';

/** The tournament of the hour, large: its zone, its name and when it closes. The whole of it leads to it. */
export function NextTournament({ tournament }: { tournament: PublicTournament }) {
  return (
    <Link to={paths.tournament(tournament.id)} className={styles.next}>
      <PlacesRing tournament={tournament} className={styles.ring} />
      <span className={styles.words}>
        <span className={styles.kicker}>Próximo torneo</span>
        <span className={styles.name}>{tournament.name}</span>
        <span className={styles.when}>
          <InZone instant={tournament.date} write={shortDateText} />{' '}
          <span className={styles.clock}>
            <InZone instant={tournament.date} write={clockText} />
          </span>
        </span>
        <span className={styles.closing}>
          <ClosingTime tournament={tournament} />
        </span>
      </span>
    </Link>
  );
}
