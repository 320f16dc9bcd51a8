import type { PublicTournament } from '@arena/domain';
import { Section } from '#ui/layout/Section.tsx';
import { StaleNotice } from '#ui/loading/StaleNotice.tsx';
import styles from '../card/TournamentCard.module.css';
import { TournamentCard, TournamentCardSkeleton } from '../card/TournamentCard.tsx';
import { type TournamentsReading, useRefreshTournaments } from '../use-tournaments.ts';

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

/** Placeholder of a tournament's screen while it loads. */
export function TournamentSkeleton() {
  return (
    <Section narrow>
      <h1 className="visually-hidden">Torneo</h1>
      <TournamentGridSkeleton count={1} />
    </Section>
  );
}

/** Shown for an outdated list, over the bottom of the screen. */
export function ListNotice({ list: { state, readAt } }: { list: TournamentsReading }) {
  const retry = useRefreshTournaments();
  if (state !== 'failed') return null;
  return <StaleNotice failure="No pudimos actualizar los torneos." what="la lista" readAt={readAt} onRetry={retry} />;
}
