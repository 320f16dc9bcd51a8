import type { PublicTournament } from '@arena/domain';
import { TournamentCard, TournamentCardSkeleton } from '../card/TournamentCard.tsx';
import styles from './TournamentGrid.module.css';

/** The cards of some tournaments. */
export function TournamentGrid({ tournaments }: { tournaments: readonly PublicTournament[] }) {
  return (
    <ul className={styles.grid}>
      {tournaments.map((tournament) => (
        <li key={tournament.id} data-team={tournament.teamSize}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  );
}

export function TournamentGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      <p className="visually-hidden" role="status">
        Cargando torneos…
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move.
        <TournamentCardSkeleton key={index} />
      ))}
    </div>
  );
}
