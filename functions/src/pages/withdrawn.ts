import { toMillis, type WithdrawnTournament } from '@arena/domain';
import type { TournamentStore } from '../tournaments/store.ts';

/**
 * A tournament that visitors could see once and can't any more, for the calendars that have it. Of what is in it now
 * nothing but its date leaves.
 */
export async function withdrawnTournament(
  store: Pick<TournamentStore, 'visible'>,
  id: string,
): Promise<WithdrawnTournament | null> {
  const tournament = await store.visible(id);
  if (tournament === null || tournament.status === 'published' || tournament.publishedAt === null) return null;
  const { date, revision } = tournament;
  return date === null || toMillis(date) === null ? null : { id, date, revision };
}
