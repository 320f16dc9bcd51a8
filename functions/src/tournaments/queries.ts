import { type DecidedStatus, limits, type StatusCounts, type Tournament, type TournamentStatus } from '@arena/domain';
import { AggregateField, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readPage } from '../lib/pagination.ts';
import { countOf, type Database, toTimestamp } from '../platform/firestore.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { type StoredTournament, toStoredTournament, toTournament } from './tournament-document.ts';

type Reads = Pick<Context, 'db'>;

export const tournamentsIn = (db: Database) => db.collection('tournaments');
const publishedIn = (db: Database) => tournamentsIn(db).where('status', '==', 'published');
const undatedOf = (query: Query) => query.where('date', '==', null);

/** Runs queries, each up to the limit of a page. */
async function foundByAny(queries: readonly Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.limit(limits.page.most).get()));
  return found.flatMap(({ docs }) => docs);
}

/** Finds at most 200 documents; where there are more, those without a date and then the latest. */
async function bounded(query: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await query.limit(limits.page.most + 1).get();
  if (docs.length <= limits.page.most) return docs;
  const dated = query.where('date', '!=', null).orderBy('date', 'desc');
  return (await foundByAny([undatedOf(query), dated])).slice(0, limits.page.most);
}

/** Finds a tournament, whatever its status; null where there is none. */
export async function findTournament({ db }: Reads, id: string): Promise<Tournament | null> {
  const document = await tournamentsIn(db).doc(id).get();
  return document.exists ? toTournament(document) : null;
}

/** The tournament that a request with this key created. */
export const madeBy = (db: Database, key: string) => tournamentsIn(db).where('requestKey', '==', key).limit(1);

/** Finds a tournament by the key of the request that created it. */
export async function findMadeBy({ db }: Reads, key: string): Promise<Tournament | null> {
  const [document] = (await madeBy(db, key).get()).docs;
  return document === undefined ? null : toTournament(document);
}

/** Finds at most 200 tournaments. */
export async function findTournaments({ db }: Reads, status?: TournamentStatus): Promise<StoredTournament[]> {
  const all = tournamentsIn(db);
  const documents = await bounded(status === undefined ? all : all.where('status', '==', status));
  return documents.map(toStoredTournament);
}

/**
 * Finds the published tournaments that the catalogue may carry: without a date, to come, or over recently. Where one
 * was stored with its date as text or under another name, no query by date finds it: then any 200.
 */
export async function findForCatalogue({ db, now }: Context): Promise<Tournament[]> {
  const published = publishedIn(db);
  const longOver = now.getTime() - limits.catalogueRetention;
  const earliest = toTimestamp(new Date(longOver - limits.assumedDuration));
  const lasting = published.where('date', '<', earliest).where('endDate', '>=', toTimestamp(new Date(longOver)));
  const recent = published.where('date', '>=', earliest).orderBy('date', 'desc');
  const [undated, dated, all, allDated] = await Promise.all([
    foundByAny([undatedOf(published)]),
    foundByAny([recent, lasting]),
    countOf(published),
    countOf(published.where('date', '>=', toTimestamp(new Date(0))).orderBy('date', 'desc')),
  ]);
  const found = all === undated.length + allDated ? [...undated, ...dated] : await bounded(published);
  return found.map(toTournament);
}

/** Lists tournaments, the latest date first; or those without a date. */
export function listTournamentPage({ db }: Reads, page: PageRequest, undated = false): Promise<Page<StoredTournament>> {
  const all = tournamentsIn(db);
  return readPage(all, undated ? undatedOf(all) : all.orderBy('date', 'desc'), page, toStoredTournament);
}

/** Finds the published tournaments to come whose players confirm, the next first. */
export async function findConfirming({ db, now }: Context): Promise<Tournament[]> {
  const toCome = publishedIn(db).where('date', '>=', toTimestamp(now)).orderBy('date');
  const { docs } = await toCome.where('confirmations', '!=', null).limit(limits.page.default).get();
  return docs.map(toTournament);
}

/** Finds the published tournaments whose registrations close until `until`, the next first. */
export async function findClosing({ db, now }: Context, until: Date): Promise<Tournament[]> {
  const closing = publishedIn(db)
    .where('registrationDeadline', '>', toTimestamp(now))
    .where('registrationDeadline', '<=', toTimestamp(until))
    .orderBy('registrationDeadline');
  return (await closing.limit(limits.page.default).get()).docs.map(toTournament);
}

/** Finds the published tournaments to come, or without a date, in which players wait, the next first. */
export async function findWithWaiting({ db, now }: Context): Promise<Tournament[]> {
  const toCome = publishedIn(db).where('date', '>', toTimestamp(now)).orderBy('date');
  const queries = [toCome, undatedOf(publishedIn(db))].map((query) => query.where('waitingPlayers', '>', 0));
  const found = await Promise.all(queries.map((query) => query.limit(limits.page.default).get()));
  return found.flatMap(({ docs }) => docs.map(toTournament));
}

/** Finds the ids of tournaments whose publication is due, the longest due first. */
export async function findDue({ db, now }: Context): Promise<string[]> {
  const due = tournamentsIn(db)
    .where('status', '==', 'scheduled')
    .where('publishDate', '<=', toTimestamp(now))
    .orderBy('publishDate')
    .limit(limits.page.default);
  return (await due.select().get()).docs.map(({ id }) => id);
}

/** Sums the players of published tournaments: a registration of a team counts all of it. */
async function sumPlayers({ db }: Reads): Promise<number> {
  const published = publishedIn(db);
  const sum = async (query: Query) => {
    const { seats } = (await query.aggregate({ seats: AggregateField.sum('currentPlayers') }).get()).data();
    return seats;
  };
  const [registrations, duos, squads] = await Promise.all([
    sum(published),
    sum(published.where('teamSize', '==', 2)),
    sum(published.where('teamSize', '==', 4)),
  ]);
  return registrations + duos + 3 * squads;
}

/** Sums the registrations that are gone of all tournaments. */
export async function countGoneOverall({ db }: Reads): Promise<StatusCounts> {
  // Apart: a query with several sums leaves out documents that lack one of the fields.
  const sum = async (status: DecidedStatus) =>
    (
      await tournamentsIn(db)
        .aggregate({ gone: AggregateField.sum(`gone.${status}`) })
        .get()
    ).data().gone;
  const [pending, approved, rejected] = await Promise.all([sum('pending'), sum('approved'), sum('rejected')]);
  return { pending, approved, rejected };
}

/** Counts over all published tournaments, without reading them. */
export async function countPublished({ db }: Reads) {
  const [tournaments, players] = await Promise.all([countOf(publishedIn(db)), sumPlayers({ db })]);
  return { tournaments, players };
}
