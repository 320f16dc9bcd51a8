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
export interface PublishedTotals {
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
  /** At most 200 tournaments, those with that status where one is given; where there are more, the latest by date. */
  list(status?: TournamentStatus): Promise<Tournament[]>;
  /** The published ones, bounded in the same way. */
  published(): Promise<VisibleTournament[]>;
  /** Those with a date or an open one, the latest first. */
  page(page: PageRequest): Promise<Page<Tournament>>;
  /** The first of them. */
  latest(most: number): Promise<VisibleTournament[]>;
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

/** Everything that `query` finds, whatever its shape; beyond the bound the latest, which only dated ones can be. */
async function bounded(query: Query): Promise<QueryDocumentSnapshot[]> {
  const found = await query.limit(limits.page.most + 1).get();
  const kept =
    found.size > limits.page.most ? await query.orderBy('date', 'desc').limit(limits.page.most).get() : found;
  return kept.docs;
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
      const undated = published.where('date', '==', null);
      const found = await Promise.all(
        [toCome, undated].map((some) => some.where('waitingPlayers', '>', 0).limit(limits.page.default).get()),
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
    published: async () => (await bounded(published)).map(toVisible),
    async page(page) {
      const { items, nextCursor } = await readPage(tournaments, LATEST, page, (document) => document);
      return { items: await whole(items), nextCursor };
    },
    async latest(most) {
      const { items } = await readPage(tournaments, LATEST, { limit: most }, toVisible);
      return items;
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
