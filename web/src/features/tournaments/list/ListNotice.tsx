import { StaleNotice } from '../../../ui/waiting/StaleNotice.tsx';
import { retryTournaments, type TournamentList } from '../tournament-list.ts';

/** Says it where the list on the screen isn't of now. */
export function ListNotice({ list: { state, readAt } }: { list: TournamentList }) {
  if (state !== 'failed') return null;
  return <StaleNotice missed="los torneos" seen="la lista" readAt={readAt} onRetry={() => void retryTournaments()} />;
}
