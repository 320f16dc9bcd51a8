import { StaleNotice } from '#ui/loading/StaleNotice.tsx';
import { type TournamentsReading, useRefreshTournaments } from '../use-tournaments.ts';

/** Shown for an outdated list, over the bottom of the screen. */
export function ListNotice({ list: { state, readAt } }: { list: TournamentsReading }) {
  const retry = useRefreshTournaments();
  if (state !== 'failed') return null;
  return <StaleNotice failure="No pudimos actualizar los torneos." what="la lista" readAt={readAt} onRetry={retry} />;
}
