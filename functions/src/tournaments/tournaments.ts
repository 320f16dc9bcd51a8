import {
  addCounts,
  freeSeats,
  isActive,
  limits,
  type PublicTournament,
  type Tournament,
  type TournamentStatus,
  toPublicTournament,
  type WithdrawnTournament,
} from '@arena/domain';
import type { CommunityStats, TournamentStats } from '@arena/domain/api';
import type { Context } from '../context.ts';
import { found } from '../failure.ts';
import { sumDelivered } from '../history/history.ts';
import { createCache } from '../lib/cache.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { countByStatus, registrationsIn } from '../registrations/queries.ts';
import { listCatalogue } from './catalogue.ts';
import { byDate } from './order.ts';
import { publishDue } from './publication.ts';
import {
  countPublished,
  findMadeBy,
  findTournament,
  findTournaments,
  listTournamentPage,
  tournamentsIn,
} from './queries.ts';
import { type StoredTournament, toStoredTournament } from './tournament-document.ts';

/** Adds the numbers of registrations by status, those included whose data were erased. */
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

/** Lists the published tournaments by date, as the catalogue has them; visitors get none of another status. */
export async function listPublished(
  context: Context,
  status: TournamentStatus = 'published',
): Promise<PublicTournament[]> {
  return status === 'published' ? listCatalogue(context) : [];
}

/** Lists tournaments of any status by date, for an organiser. */
export async function listAny(context: Context, status: TournamentStatus | undefined): Promise<StoredTournament[]> {
  await publishDue(context);
  return (await findTournaments(context, status)).sort(byDate);
}

/** Lists tournaments with their numbers of registrations, a page at a time. */
export async function listWithRegistrations(
  context: Context,
  page: PageRequest,
  undated: boolean,
): Promise<Page<Tournament & { stats: TournamentStats }>> {
  await publishDue(context);
  const { items, nextCursor } = await listTournamentPage(context, page, undated);
  return { items: await withStats(context, items), nextCursor };
}

/**
 * Gets a tournament: a visitor a published one, an organiser any, also by the key that made it.
 * @throws ApiError `tournament_not_found`
 */
export async function getTournament(context: Context, id: string, isOrganiser: boolean) {
  const tournament = await findTournament(context, id);
  if (tournament === null && isOrganiser) return found(await findMadeBy(context, id), 'tournament_not_found');
  return found(isOrganiser ? tournament : tournament && toPublicTournament(tournament), 'tournament_not_found');
}

/** Finds what calendars need of a tournament that was published once and isn't any more. */
export async function findWithdrawn({ db }: Pick<Context, 'db'>, id: string): Promise<WithdrawnTournament | null> {
  const document = await tournamentsIn(db).doc(id).get();
  const { withdrawal, status } = toStoredTournament(document);
  return withdrawal !== null && status !== 'published' ? { id, ...withdrawal } : null;
}

async function readCommunityStats(context: Context): Promise<CommunityStats> {
  const [{ tournaments, players }, catalogue, prizes] = await Promise.all([
    countPublished(context),
    listCatalogue(context),
    sumDelivered(context),
  ]);
  const activeTournaments = catalogue.filter((tournament) => isActive(tournament, context.now)).length;
  return {
    tournaments,
    activeTournaments,
    finishedTournaments: Math.max(0, tournaments - activeTournaments),
    registeredPlayers: players,
    prizes,
  };
}

const statsCache = createCache(readCommunityStats, { ttl: limits.statsKept, max: 1 });

export const forgetCommunityStats = (db: Context['db']) => statsCache.clear(db);

/** Gets the totals of the home page, at most five seconds old. */
export function getCommunityStats(context: Context): Promise<CommunityStats> {
  return statsCache.get(context);
}
