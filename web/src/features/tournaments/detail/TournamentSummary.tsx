import type { PublicTournament } from '@arena/domain';
import { longDateIn } from '../../../lib/time/whose-time.ts';
import { InZone } from '../../../ui/layout/InZone.tsx';
import { ClosingTime } from '../card/ClosingTime.tsx';
import { PlacesRing } from '../card/PlacesRing.tsx';
import styles from './TournamentSummary.module.css';

/** A tournament in brief, beside the form that registers for it. */
export function TournamentSummary({ tournament }: { tournament: PublicTournament }) {
  return (
    <div className={styles.summary}>
      <PlacesRing tournament={tournament} />
      <p className="below gap-1">
        <span className={styles.date}>
          <InZone instant={tournament.date} write={longDateIn} />
        </span>
        <span className={styles.closing}>
          <ClosingTime tournament={tournament} />
        </span>
      </p>
    </div>
  );
}
