import { longDateText, type PublicTournament } from '@arena/domain';
import { useViewerZone } from '../../lib/viewer-zone.ts';
import { ClosingTime } from './ClosingTime.tsx';
import { PlacesRing } from './PlacesRing.tsx';
import styles from './TournamentSummary.module.css';

/** A tournament in brief, beside the form that registers for it. */
export function TournamentSummary({ tournament }: { tournament: PublicTournament }) {
  const zone = useViewerZone();
  return (
    <div className={styles.summary}>
      <PlacesRing tournament={tournament} />
      <p className={styles.words}>
        <span className={styles.date}>{longDateText(tournament.date, zone)}</span>
        <span className={styles.closing}>
          <ClosingTime tournament={tournament} />
        </span>
      </p>
    </div>
  );
}
