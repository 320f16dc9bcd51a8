import { StaleNotice } from '../../../ui/loading/StaleNotice.tsx';
import { type TournamentList, useRefreshTournaments } from '../use-tournaments.ts';

/** Shown for an outdated list, over the foot of the screen, where it moves nothing. */
export function ListNotice({ list: { state, readAt } }: { list: TournamentList }) {
  const retry = useRefreshTournaments();
  if (state !== 'failed') return null;
  return <StaleNotice failure="No pudimos actualizar los torneos." what="la lista" readAt={readAt} onRetry={retry} />;
}
