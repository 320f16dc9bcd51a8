import {
  limits,
  orNull,
  readTournament,
  readVisibleTournament,
  type Tournament,
  type TournamentStatus,
  type VisibleTournament,
  type WithdrawnTournament,
} from '@arena/domain';
import { AggregateField, type DocumentData, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { claimsOf } from '../claims/store.ts';
import { noteStaleIn } from '../history/store.ts';
import { countOf, type Database, fieldsOf, idsIn, plainFields, readBoth, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { type Records, recordsIn } from '../records/store.ts';
import { countHeld } from '../totals/store.ts';
import { tournamentParts } from './parts.ts';

/** Totals over the published tournaments. */
interface PublishedTotals {
  tournaments: number;
  finished: number;
  registeredPlayers: number;
}

const Withdrawal = z.object({ date: z.string(), revision: z.int() });
type Withdrawal = z.infer<typeof Withdrawal>;

/** A tournament as its documents hold it. */
export type StoredTournament = Tournament & {
  /** Its deletion was begun, and recorded, but its registrations have to go first. */
  removing: boolean;
  /** It had taken place by then, so it stays counted. */
  wasHeld: boolean;
  /** As it was withdrawn last, which the calendars of those who saw it are told; null where it never was. */
  withdrawal: Withdrawal | null;
};

export interface TournamentStore extends Records<StoredTournament> {
  /** A tournament whatever its status, or null. */
  one(id: string): Promise<Tournament | null>;
  /** The same without what stays inside. */
  visible(id: string): Promise<VisibleTournament | null>;
  /** What calendars must know of one that visitors saw and see no more; null where there is no such tournament. */
  withdrawn(id: string): Promise<WithdrawnTournament | null>;
  /**
   * At most 200 tournaments, those with that status where one is given; where there are more, those without a date
   * and then the latest.
   */
  list(status?: TournamentStatus): Promise<Tournament[]>;
  /**
   * The published ones that the catalogue may carry at `now`, and few others: without a date, to come, not over for
   * long; of each kind at most 200. Where one was stored by hand, with its date under another name or as text, those
   * that `list` has.
   */
  published(now: Date): Promise<VisibleTournament[]>;
  /** Those with a date or an open one, the latest first; where asked, those with an open one alone, by name. */
  page(page: PageRequest, undated?: boolean): Promise<Page<Tournament>>;
  /** The first of them, as many as the statistics tell of. */
  latest(): Promise<VisibleTournament[]>;
  /** The published ones that haven't begun and whose players confirm, the next first. */
  confirming(now: Date): Promise<VisibleTournament[]>;
  /** The published ones that haven't begun, or have no date, and in which somebody waits in line, the next first. */
  waitedFor(now: Date): Promise<VisibleTournament[]>;
  publishedTotals(now: Date): Promise<PublishedTotals>;
  /** The ids of the first tournaments that are due at `now`, some 50. */
  due(now: Date): Promise<string[]>;
}

function toVisible(document: QueryDocumentSnapshot): VisibleTournament {
  return readVisibleTournament(document.id, plainFields(document.data()));
}

function readStoredTournament(id: string, fields: Readonly<Record<string, unknown>>): StoredTournament {
  const { removing, wasHeld, withdrawal } = fields;
  const inside = { removing: removing === true, wasHeld: wasHeld === true, withdrawal: orNull(Withdrawal, withdrawal) };
  return { ...readTournament(id, fields), ...inside };
}

const LATEST = { field: 'date', order: 'desc' } as const;
const BY_NAME = { field: 'name', order: 'asc' } as const;

const INSTANTS: readonly string[] = [
  'date',
  'endDate',
  'registrationDeadline',
  'publishDate',
  'publishedAt',
  'confirmationsSince',
];

/** Fields of a tournament as its document holds them. */
function toDocument(fields: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      INSTANTS.includes(name) && typeof value === 'string' ? toTimestamp(value) : value,
    ]),
  );
}

const undatedOf = (query: Query) => query.where('date', '==', null);

/** What any of these finds, of each as much as the bound allows. */
async function foundByAny(queries: readonly Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.limit(limits.page.most).get()));
  return found.flatMap(({ docs }) => docs);
}

/** Everything that `query` finds, whatever its shape; beyond the bound those without a date, and then the latest. */
async function bounded(query: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await query.limit(limits.page.most + 1).get();
  if (docs.length <= limits.page.most) return docs;
  const dated = query.where('date', '!=', null).orderBy('date', 'desc');
  return (await foundByAny([undatedOf(query), dated])).slice(0, limits.page.most);
}

/** Of those published what the catalogue may carry at `now`; where one has no usable date, whatever is `bounded`. */
async function carriedAt(now: Date, published: Query): Promise<QueryDocumentSnapshot[]> {
  const longOver = now.getTime() - limits.catalogueRetention;
  const earliest = toTimestamp(new Date(longOver - limits.assumedDuration));
  const lasting = published.where('date', '<', earliest).where('endDate', '>=', toTimestamp(new Date(longOver)));
  const recent = published.where('date', '>=', earliest).orderBy('date', 'desc');
  const [undated, dated, all, allDated] = await Promise.all([
    foundByAny([undatedOf(published)]),
    foundByAny([recent, lasting]),
    countOf(published),
    countOf(published.where('date', '>=', toTimestamp(new Date(0)))),
  ]);
  return all === undated.length + allDated ? [...undated, ...dated] : bounded(published);
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

/** What is due at `now` among `tournaments`, the longest due first. */
function dueAmong(tournaments: Query, now: Date): Query {
  return tournaments
    .where('status', '==', 'scheduled')
    .where('publishDate', '<=', toTimestamp(now))
    .orderBy('publishDate')
    .limit(limits.page.default);
}

export function tournamentStore(database: Database): TournamentStore {
  const tournaments = database.collection('tournaments');
  const inside = database.collection('tournamentsInside');
  const published = tournaments.where('status', '==', 'published');
  const records = recordsIn(database, {
    collection: tournaments.id,
    read: readStoredTournament,
    stored: toDocument,
    inside: { collection: inside.id, partsOf: tournamentParts },
    changing: (batch) => noteStaleIn(batch, database),
    deleting(batch, { id, removing, wasHeld, currentPlayers }) {
      batch.delete(claimsOf(database, id).tournament);
      if (removing && wasHeld) countHeld(batch, database, currentPlayers);
    },
  });

  async function whole(found: readonly QueryDocumentSnapshot[]): Promise<Tournament[]> {
    if (found.length === 0) return [];
    const beside = await database.getAll(...found.map(({ id }) => inside.doc(id)));
    return found.map((one, at) => readTournament(one.id, plainFields({ ...beside[at]?.data(), ...one.data() })));
  }

  return {
    ...records,
    async one(id) {
      const [own, beside] = await readBoth(database, tournaments.doc(id), inside.doc(id));
      return own.exists ? readTournament(id, plainFields({ ...beside.data(), ...own.data() })) : null;
    },
    async confirming(now) {
      const toCome = published.where('date', '>=', toTimestamp(now)).orderBy('date');
      const { docs } = await toCome.where('confirmations', '!=', null).limit(limits.page.default).get();
      return docs.map(toVisible);
    },
    async waitedFor(now) {
      const toCome = published.where('date', '>', toTimestamp(now)).orderBy('date');
      const found = await Promise.all(
        [toCome, undatedOf(published)].map((some) =>
          some.where('waitingPlayers', '>', 0).limit(limits.page.default).get(),
        ),
      );
      return found.flatMap(({ docs }) => docs.map(toVisible));
    },
    async visible(id) {
      const fields = fieldsOf(await tournaments.doc(id).get());
      return fields && readVisibleTournament(id, fields);
    },
    async withdrawn(id) {
      const stored = (await records.read([id])).facts.get(id);
      return stored?.withdrawal && stored.status !== 'published' ? { id, ...stored.withdrawal } : null;
    },
    async list(status) {
      return whole(await bounded(status === undefined ? tournaments : tournaments.where('status', '==', status)));
    },
    published: async (now) => (await carriedAt(now, published)).map(toVisible),
    async page(page, undated = false) {
      const [asked, order] = undated ? [undatedOf(tournaments), BY_NAME] : [tournaments, LATEST];
      const { items, nextCursor } = await readPage(asked, order, page, (document) => document);
      return { items: await whole(items), nextCursor };
    },
    async latest() {
      return (await readPage(tournaments, LATEST, { limit: limits.statistics.tournaments }, toVisible)).items;
    },
    async publishedTotals(now) {
      const [count, finished, registeredPlayers] = await Promise.all([
        countOf(published),
        countFinished(published, now),
        sumPlayers(published),
      ]);
      return { tournaments: count, finished, registeredPlayers };
    },
    async due(now) {
      // One that somebody stored by hand has its time in its own document.
      const found = await Promise.all([inside, tournaments].map((all) => idsIn(dueAmong(all, now))));
      return [...new Set(found.flat())];
    },
  };
}
