import {
  freeSeats,
  isActive,
  limits,
  type PublicTournament,
  registrationPhase,
  registrationPhases,
  TournamentStatus,
  type WithdrawnTournament,
} from '@arena/domain';
import type { CommunityStats, ListedStatus } from '@arena/domain/api';
import { sumDelivered } from '../history/history.ts';
import { found } from '../platform/api-error.ts';
import { createDatabaseCache } from '../platform/cache.ts';
import type { Context } from '../platform/context.ts';
import { byDate, findPublished, listCatalogue } from './catalogue.ts';
import { publishDue } from './publication.ts';
import { type StoredTournament, toStoredTournament } from './tournament-document.ts';
import { countPublished, findMadeBy, findTournament, findTournaments, tournamentsIn } from './tournament-queries.ts';

/** Adds what visitors learn of the seats. */
export function withPublicStats(tournaments: readonly PublicTournament[]) {
  return tournaments.map((tournament) => {
    const { currentPlayers: registered, waitingPlayers: waiting } = tournament;
    return { ...tournament, stats: { registered, waiting, free: freeSeats(tournament) } };
  });
}

/** Splits a status into the stored one to look for, and the phase that published tournaments must be in. */
function parseStatus(status: ListedStatus | undefined) {
  const phase = registrationPhases.find((each) => each === status);
  const { data: stored } = TournamentStatus.safeParse(status);
  return { stored: phase === undefined ? stored : ('published' as const), phase };
}

/** Lists the published tournaments of the catalogue by date. Visitors get an empty list for other stored statuses. */
export async function listPublished(context: Context, status?: ListedStatus): Promise<PublicTournament[]> {
  const { stored = 'published', phase } = parseStatus(status);
  const published = stored === 'published' ? await listCatalogue(context) : [];
  return phase === undefined ? published : published.filter((each) => registrationPhase(each, context.now) === phase);
}

/** Lists tournaments of any status by date, for organisers. */
export async function listTournamentsByStatus(
  context: Context,
  status: ListedStatus | undefined,
): Promise<StoredTournament[]> {
  const { stored, phase } = parseStatus(status);
  await publishDue(context);
  const found = (await findTournaments(context, stored)).sort(byDate);
  return found.filter((each) => phase === undefined || registrationPhase(each, context.now) === phase);
}

/**
 * Returns a tournament: published ones to visitors, any to organisers, also by the key of its creation.
 * @throws ApiError `tournament_not_found`
 */
export async function getTournament(context: Context, id: string, isOrganiser: boolean) {
  if (!isOrganiser) return found(await findPublished(context, id), 'tournament_not_found');
  const tournament = (await findTournament(context, id)) ?? (await findMadeBy(context, id));
  return found(tournament, 'tournament_not_found');
}

/** Finds the calendar data of a tournament that was published and no longer is. */
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

const statsCache = createDatabaseCache(readCommunityStats, { ttl: limits.statsCacheTtl, max: 1 });

export const forgetCommunityStats = (db: Context['db']) => statsCache.clear(db);

/** Returns the home page's totals, up to five seconds old. */
export function getCommunityStats(context: Context): Promise<CommunityStats> {
  return statsCache.get(context);
}
