import {
  addCounts,
  type CountedRegistration,
  calendarOf,
  decisionTimes,
  erasureLimit,
  limits,
  RegistrationStatus,
  returningPlayers,
  type Statistics,
  type StatisticsSpan,
  textIn,
  textOrNull,
} from '@arena/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { countOf, plainFields, toTimestamp } from '../platform/firestore.ts';
import { countByStatus, registrationsIn } from '../registrations/registration-queries.ts';
import { withStats } from '../registrations/tournament-stats.ts';
import { countGoneOverall, listTournamentPage } from '../tournaments/tournament-queries.ts';

function toCounted(document: QueryDocumentSnapshot): CountedRegistration {
  const { freeFireId, tournamentId, status, createdAt, decidedAt, out } = plainFields(document.data());
  return {
    freeFireId: textIn(freeFireId),
    tournamentId: textIn(tournamentId),
    status: RegistrationStatus.catch('pending').parse(status),
    createdAt: textOrNull(createdAt),
    decidedAt: textOrNull(decidedAt),
    out: textOrNull(out),
  };
}

async function latestTournaments(context: Context): Promise<Statistics['tournaments']> {
  const { items } = await listTournamentPage(context, { limit: limits.statistics.tournaments });
  return (await withStats(context, items)).map(({ id, name, status, date, maxPlayers, stats }) => ({
    id,
    name,
    status,
    date,
    maxPlayers,
    registrations: { pending: stats.pending, approved: stats.approved, rejected: stats.rejected },
  }));
}

/** Counts the registrations between each two edges. The span is too recent to contain erased ones. */
function arrivals({ db }: Context, edges: readonly Date[]): Promise<Statistics['arrivals']> {
  return Promise.all(
    edges.slice(1).map(async (until, index) => {
      const from = edges[index] ?? until;
      const since = registrationsIn(db).where('createdAt', '>=', toTimestamp(from));
      return {
        from: from.toISOString(),
        registrations: await countOf(since.where('createdAt', '<', toTimestamp(until))),
      };
    }),
  );
}

/** Reads a sample of the latest registrations, with only the counted fields. */
async function sampleOf({ db }: Context, since: Date): Promise<CountedRegistration[]> {
  const { docs } = await registrationsIn(db)
    .where('createdAt', '>=', toTimestamp(since))
    .orderBy('createdAt', 'desc')
    .limit(limits.statistics.sample)
    .select('freeFireId', 'tournamentId', 'status', 'createdAt', 'decidedAt', 'out')
    .get();
  return docs.map(toCounted);
}

async function oldestPending({ db }: Context, since: Date): Promise<string | null> {
  const pending = registrationsIn(db).where('status', '==', 'pending').where('createdAt', '>=', toTimestamp(since));
  const [oldest] = (await pending.orderBy('createdAt', 'asc').limit(1).select('createdAt').get()).docs;
  return oldest === undefined ? null : textOrNull(plainFields(oldest.data()).createdAt);
}

/**
 * Builds registration statistics from at most 640 document reads. The sample excludes registrations old enough to be
 * erased, so that erasure changes no figure.
 * @param timeZone IANA time zone in which days are counted.
 */
export async function readStatistics(context: Context, span: StatisticsSpan, timeZone: string): Promise<Statistics> {
  const { db, now } = context;
  const since = erasureLimit(limits.contactRetentionDays, now);
  const [present, gone, arrived, tournaments, sample, oldest] = await Promise.all([
    countByStatus(registrationsIn(db)),
    countGoneOverall(context),
    arrivals(context, calendarOf(span, now, timeZone)),
    latestTournaments(context),
    sampleOf(context, since),
    oldestPending(context, since),
  ]);
  return {
    byStatus: addCounts(present, gone),
    arrivals: arrived,
    tournaments,
    sample: sample.length,
    decisions: decisionTimes(sample),
    players: returningPlayers(sample),
    oldestPending: oldest,
  };
}
