import { StaleNotice } from '../../../ui/loading/StaleNotice.tsx';
import { retryTournaments, type TournamentList } from '../tournament-list.ts';

/**
 * Said where the list on the screen isn't of now. Where there is one, this comes and goes while it is read: its place is
 * the foot of the screen, where it moves nothing.
 */
export function ListNotice({ list: { state, readAt } }: { list: TournamentList }) {
  if (state !== 'failed') return null;
  const retry = () => void retryTournaments();
  return <StaleNotice failure="No pudimos actualizar los torneos." what="la lista" readAt={readAt} onRetry={retry} />;
}
