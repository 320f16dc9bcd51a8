import { limits, readTournament, type Tournament, type TournamentStatus } from '@arena/domain';
import {
  AggregateField,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { isLostRace } from '../platform/fault.ts';
import { type Database, fieldsOf, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { type Records, recordsIn } from '../records/store.ts';

/** Totals over the published tournaments. */
export interface PublishedTotals {
  tournaments: number;
  finished: number;
  registeredPlayers: number;
}

/** A tournament that waits for its publication, as it was when it was read. */
export interface DueTournament {
  id: string;
  version: Timestamp;
}

/** A tournament as its document holds it. */
export type StoredTournament = Tournament & {
  /** Its deletion was begun, and recorded, but its registrations have to go first. */
  removing: boolean;
};

export interface TournamentStore extends Records<StoredTournament> {
  /** A tournament whatever its status, or null. */
  one(id: string): Promise<Tournament | null>;
  /** At most 200 tournaments, those with that status where one is given; where there are more, the latest by date. */
  list(status?: TournamentStatus): Promise<Tournament[]>;
  /** Those with a date or an open one, the latest first. */
  page(page: PageRequest): Promise<Page<Tournament>>;
  publishedTotals(now: Date): Promise<PublishedTotals>;
  /** The first tournaments that are due at `now`, at most 50. */
  due(now: Date): Promise<DueTournament[]>;
  /** Publishes a tournament unless it has changed since it was read; whether it did. */
  publish(tournament: DueTournament, now: Date): Promise<boolean>;
}

function toTournament(document: QueryDocumentSnapshot): Tournament {
  return readTournament(document.id, plainFields(document.data()));
}

function readStoredTournament(id: string, fields: Readonly<Record<string, unknown>>): StoredTournament {
  return { ...readTournament(id, fields), removing: fields.removing === true };
}

const INSTANTS: readonly string[] = ['date', 'endDate', 'registrationDeadline', 'publishDate', 'publishedAt'];

/** Fields of a tournament as its document holds them. */
function toDocument(fields: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      INSTANTS.includes(name) && typeof value === 'string' ? toTimestamp(value) : value,
    ]),
  );
}

/** Everything that `query` finds, whatever its shape; beyond the bound the latest, which only dated ones can be. */
async function bounded(query: Query): Promise<Tournament[]> {
  const found = await query.limit(limits.page.most + 1).get();
  const kept =
    found.size > limits.page.most ? await query.orderBy('date', 'desc').limit(limits.page.most).get() : found;
  return kept.docs.map(toTournament);
}

async function countOf(query: Query): Promise<number> {
  const { count } = (await query.count().get()).data();
  return count;
}

/**
 * How many of `published` are over at `now`, as the domain's `isActive` sees it: past their end, or a day past
 * their date where they have no end. Counted without reading the documents.
 */
async function countFinished(published: Query, now: Date): Promise<number> {
  const dayOver = published.where('date', '<', toTimestamp(new Date(now.getTime() - limits.assumedDuration)));
  const [ended, over, overWithEnd] = await Promise.all([
    countOf(published.where('endDate', '<', toTimestamp(now))),
    countOf(dayOver),
    countOf(dayOver.where('endDate', '>=', toTimestamp(new Date(0)))),
  ]);
  return ended + over - overWithEnd;
}

async function sumPlayers(published: Query): Promise<number> {
  const { players } = (await published.aggregate({ players: AggregateField.sum('currentPlayers') }).get()).data();
  return players;
}

export function tournamentStore(database: Database): TournamentStore {
  const tournaments = database.collection('tournaments');
  const published = tournaments.where('status', '==', 'published');
  return {
    ...recordsIn(database, 'tournaments', readStoredTournament, toDocument),
    async one(id) {
      const fields = fieldsOf(await tournaments.doc(id).get());
      return fields && readTournament(id, fields);
    },
    list(status) {
      return bounded(status === undefined ? tournaments : tournaments.where('status', '==', status));
    },
    page: (page) => readPage(tournaments, { field: 'date', order: 'desc' }, page, toTournament),
    async publishedTotals(now) {
      const [count, finished, registeredPlayers] = await Promise.all([
        countOf(published),
        countFinished(published, now),
        sumPlayers(published),
      ]);
      return { tournaments: count, finished, registeredPlayers };
    },
    async due(now) {
      const due = tournaments
        .where('status', '==', 'scheduled')
        .where('publishDate', '<=', toTimestamp(now))
        .orderBy('publishDate')
        .limit(limits.page.default);
      const page = await due.get();
      return page.docs.map(({ id, updateTime }) => ({ id, version: updateTime }));
    },
    async publish({ id, version }, now) {
      try {
        const change = { status: 'published', publishedAt: toTimestamp(now) };
        await tournaments.doc(id).update(change, { lastUpdateTime: version });
        return true;
      } catch (fault) {
        if (isLostRace(fault)) return false;
        throw fault;
      }
    },
  };
}
