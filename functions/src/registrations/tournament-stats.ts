import { addCounts, freeSeats, type Tournament } from '@arena/domain';
import type { TournamentStats } from '@arena/domain/api';
import type { Context } from '../platform/context.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { publishDue } from '../tournaments/publication.ts';
import type { StoredTournament } from '../tournaments/tournament-document.ts';
import { completeDates, listTournamentPage } from '../tournaments/tournament-queries.ts';
import { countByStatus, registrationsIn } from './registration-queries.ts';

/** Adds the registration counts by status, including erased registrations. */
export function withStats(
  { db }: Pick<Context, 'db'>,
  tournaments: readonly StoredTournament[],
): Promise<(Tournament & { stats: TournamentStats })[]> {
  return Promise.all(
    tournaments.map(async (stored) => {
      const { gone, removing: _, withdrawal: __, ...tournament } = stored;
      const present = await countByStatus(registrationsIn(db).where('tournamentId', '==', tournament.id));
      const counts = addCounts(present, gone.byStatus);
      return { ...tournament, stats: { ...counts, present, free: freeSeats(tournament), erasedAt: gone.erasedAt } };
    }),
  );
}

/** Lists tournaments with their registration counts, page by page. */
export async function listWithRegistrations(
  context: Context,
  page: PageRequest,
  undated: boolean,
): Promise<Page<Tournament & { stats: TournamentStats }>> {
  await publishDue(context);
  if (page.cursor === undefined) await completeDates(context);
  const { items, nextCursor } = await listTournamentPage(context, page, undated);
  return { items: await withStats(context, items), nextCursor };
}
