import { type DecidedStatus, limits, type StatusCounts, type Tournament, type TournamentStatus } from '@arena/domain';
import { AggregateField, FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { countOf, type Database, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, pagesOf, readPage } from '../platform/page.ts';
import { type StoredTournament, toStoredTournament, toTournament } from './tournament-document.ts';

type Reads = Pick<Context, 'db'>;

export const tournamentsIn = (db: Database) => db.collection('tournaments');
const publishedIn = (db: Database) => tournamentsIn(db).where('status', '==', 'published');
const undatedOf = (query: Query) => query.where('date', '==', null);

/** Runs queries with the page limit each. */
async function foundByAny(queries: readonly Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.limit(limits.page.most).get()));
  return found.flatMap(({ docs }) => docs);
}

/** Finds at most 200 documents. If there are more, undated ones come first, then the latest. */
async function bounded(query: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await query.limit(limits.page.most + 1).get();
  if (docs.length <= limits.page.most) return docs;
  const dated = query.where('date', '!=', null).orderBy('date', 'desc');
  return (await foundByAny([undatedOf(query), dated])).slice(0, limits.page.most);
}

/** Finds a tournament of any status. */
export async function findTournament({ db }: Reads, id: string): Promise<Tournament | null> {
  const document = await tournamentsIn(db).doc(id).get();
  return document.exists ? toTournament(document) : null;
}

/** Query for the tournament that a request with this key created. */
export const byRequestKey = (db: Database, key: string) => tournamentsIn(db).where('requestKey', '==', key).limit(1);

/** Finds a tournament by the key of the request that created it. */
export async function findMadeBy({ db }: Reads, key: string): Promise<Tournament | null> {
  const [document] = (await byRequestKey(db, key).get()).docs;
  return document === undefined ? null : toTournament(document);
}

/** Finds tournaments. One without a known status counts as a draft. */
export async function findTournaments({ db }: Reads, status?: TournamentStatus): Promise<StoredTournament[]> {
  const all = tournamentsIn(db);
  const isKnown = status === 'published' || status === 'scheduled';
  const found = (await bounded(isKnown ? all.where('status', '==', status) : all)).map(toStoredTournament);
  return status === 'draft' ? found.filter((each) => !['published', 'scheduled'].includes(each.status)) : found;
}

/** Stores a date, or null, in records that have none or only its alias: queries by date leave them out. */
export async function completeDates({ db }: Reads): Promise<void> {
  const all = tournamentsIn(db);
  const [stored, dated] = await Promise.all([countOf(all), countOf(all.orderBy('date'))]);
  if (stored === dated) return;
  for await (const document of pagesOf(all.orderBy(FieldPath.documentId()))) {
    if (document.get('date') !== undefined) continue;
    const { date } = toTournament(document);
    const fields = { date: date === null ? null : toTimestamp(date) };
    await wonRace(document.ref.update(fields, { lastUpdateTime: document.updateTime }));
  }
}

/**
 * Finds published tournaments for the catalogue: undated, upcoming or recently over. If a tournament's date is stored
 * as text or under another name, date queries miss it. Then it returns any 200.
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

/** Lists tournaments, latest date first; or only the undated ones. */
export function listTournamentPage({ db }: Reads, page: PageRequest, undated = false): Promise<Page<StoredTournament>> {
  const all = tournamentsIn(db);
  const [query, order] = undated ? ([undatedOf(all), 'asc'] as const) : ([all, 'desc'] as const);
  return readPage(query, { field: 'date', order }, page, toStoredTournament);
}

/** Finds upcoming published tournaments with confirmations, the next first. */
export async function findConfirming({ db, now }: Context): Promise<Tournament[]> {
  const toCome = publishedIn(db).where('date', '>=', toTimestamp(now)).orderBy('date');
  const { docs } = await toCome.where('confirmations', '!=', null).limit(limits.page.default).get();
  return docs.map(toTournament);
}

/** Finds published tournaments whose registration closes by `until`, the next first. */
export async function findClosing({ db, now }: Context, until: Date): Promise<Tournament[]> {
  const closing = publishedIn(db)
    .where('registrationDeadline', '>', toTimestamp(now))
    .where('registrationDeadline', '<=', toTimestamp(until))
    .orderBy('registrationDeadline');
  return (await closing.limit(limits.page.default).get()).docs.map(toTournament);
}

/** Finds published tournaments with a waiting list that are upcoming or undated, the next first. */
export async function findWithWaiting({ db, now }: Context): Promise<Tournament[]> {
  const toCome = publishedIn(db).where('date', '>', toTimestamp(now)).orderBy('date');
  const queries = [toCome, undatedOf(publishedIn(db))].map((query) => query.where('waitingPlayers', '>', 0));
  const found = await Promise.all(queries.map((query) => query.limit(limits.page.default).get()));
  return found.flatMap(({ docs }) => docs.map(toTournament));
}

/** Finds the ids of tournaments due for publication, the longest overdue first. */
export async function findDue({ db, now }: Context): Promise<string[]> {
  const due = tournamentsIn(db)
    .where('status', '==', 'scheduled')
    .where('publishDate', '<=', toTimestamp(now))
    .orderBy('publishDate')
    .limit(limits.page.default);
  return (await due.select().get()).docs.map(({ id }) => id);
}

/** Sums the players of published tournaments. A team's registration counts all its members. */
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

/** Sums the erased and deleted registrations of all tournaments. */
export async function countGoneOverall({ db }: Reads): Promise<StatusCounts> {
  // One query per sum, because a query with several leaves out documents that lack one of the fields.
  const sum = async (status: DecidedStatus) =>
    (
      await tournamentsIn(db)
        .aggregate({ gone: AggregateField.sum(`gone.${status}`) })
        .get()
    ).data().gone;
  const [pending, approved, rejected] = await Promise.all([sum('pending'), sum('approved'), sum('rejected')]);
  return { pending, approved, rejected };
}

/** Counts over all published tournaments with aggregate queries. */
export async function countPublished({ db }: Reads) {
  const [tournaments, players] = await Promise.all([countOf(publishedIn(db)), sumPlayers({ db })]);
  return { tournaments, players };
}
