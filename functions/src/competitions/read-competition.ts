import { isDeepStrictEqual } from 'node:util';
import { countIn } from '@arena/domain';
import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { createCache } from '../platform/cache.ts';
import type { Instance } from '../platform/context.ts';
import { perDatabase } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import {
  byId,
  type CompetitionSnapshot,
  createPublishCache,
  type PublishCache,
  type Refs,
  refsOf,
  type Stored,
  toEntry,
  toMatch,
  toPlan,
  toPublished,
} from './competition-document.ts';

/** Competitions cached per instance, about one match day. */
const MOST_CACHED = 8;

interface Cached {
  stored: Stored;
  /** Version of the document; unknown after this instance wrote it. */
  version: Timestamp | undefined;
  /** Together with `created`, identifies the version that this instance wrote. */
  writes: number;
  created: Timestamp | undefined;
}

/** A competition as this instance read or wrote it last, and its last results. */
interface CompetitionCache {
  stored: Cached | null;
  published: PublishCache;
}

const caches = perDatabase(() =>
  createCache(
    (_id: string, hash: KeyedHash): CompetitionCache => ({ stored: null, published: createPublishCache(hash) }),
    {
      max: MOST_CACHED,
    },
  ),
);

function cacheOf({ db, hash }: Instance, tournamentId: string): CompetitionCache {
  return caches.of(db).get(tournamentId, hash);
}

/** Caches a competition after this instance wrote it. */
export function cacheStored(instance: Instance, { tournamentId, document }: CompetitionSnapshot, stored: Stored): void {
  const [writes, created] = [writesOf(document) + 1, document.createTime];
  cacheOf(instance, tournamentId).stored = { stored, version: undefined, writes, created };
}

/** Returns the last results of a competition, so that unchanged groups aren't rebuilt. */
export function lastPublishedOf(instance: Instance, tournamentId: string): PublishCache {
  return cacheOf(instance, tournamentId).published;
}

const queryIn = (tx: Transaction | undefined, query: Query): Promise<QuerySnapshot> => tx?.get(query) ?? query.get();
export const documentIn = (tx: Transaction | undefined, document: DocumentReference): Promise<DocumentSnapshot> =>
  tx?.get(document) ?? document.get();

/** Returns the number of writes to a competition. Each entry and match stores the number of its last write. */
export function writesOf(document: DocumentSnapshot): number {
  return countIn(document.get('writes'));
}

function isSameVersion({ version, created, writes }: Cached, document: DocumentSnapshot): boolean {
  const { createTime, updateTime } = document;
  if (createTime === undefined || updateTime === undefined) return false;
  if (version !== undefined) return version.isEqual(updateTime);
  return created?.isEqual(createTime) === true && writes === writesOf(document);
}

async function readAll(refs: Refs, document: DocumentSnapshot, tx: Transaction | undefined): Promise<Stored> {
  const [entries, matches, results] = await Promise.all([
    queryIn(tx, refs.entries),
    queryIn(tx, refs.matches),
    documentIn(tx, refs.results),
  ]);
  return {
    ...toPlan(document),
    entries: entries.docs.map(toEntry),
    matches: matches.docs.map(toMatch),
    published: toPublished(results),
    archive: null,
  };
}

function merged<T extends { id: string }>(known: readonly T[], changed: readonly T[]): readonly T[] {
  if (changed.length === 0) return known;
  return [...new Map([...known, ...changed].map((record) => [record.id, record])).values()].sort(byId);
}

/** Reads the records that other instances wrote since the cached version. */
async function readChanged(
  refs: Refs,
  document: DocumentSnapshot,
  { stored, writes }: Cached,
  tx: Transaction | undefined,
): Promise<Stored> {
  const [entries, matches, results] = await Promise.all([
    queryIn(tx, refs.entries.where('writes', '>', writes)),
    queryIn(tx, refs.matches.where('writes', '>', writes)),
    documentIn(tx, refs.results),
  ]);
  const { competition, prizes } = toPlan(document);
  return {
    // Keep the object if nothing changed, because results are cached by identity.
    competition: isDeepStrictEqual(competition, stored.competition) ? stored.competition : competition,
    prizes,
    entries: merged(stored.entries, entries.docs.map(toEntry)),
    matches: merged(stored.matches, matches.docs.map(toMatch)),
    published: toPublished(results),
    archive: null,
  };
}

/** True if the server made all changes since the cached version and removed no record. */
function canUpdate({ created, writes }: Cached, document: DocumentSnapshot): boolean {
  const { createTime } = document;
  if (createTime === undefined || created?.isEqual(createTime) !== true) return false;
  return writesOf(document) > writes && countIn(document.get('removed')) <= writes;
}

function storedAt(
  instance: Instance,
  refs: Refs,
  document: DocumentSnapshot,
  tx: Transaction | undefined,
): Stored | Promise<Stored> {
  const { stored: cached } = cacheOf(instance, document.id);
  if (cached !== null && isSameVersion(cached, document)) return cached.stored;
  if (cached !== null && canUpdate(cached, document)) return readChanged(refs, document, cached, tx);
  return readAll(refs, document, tx);
}

const NOTHING: Stored = {
  competition: null,
  entries: [],
  matches: [],
  prizes: [],
  published: new Map(),
  archive: null,
};

/** Reads a competition. If it is cached, reads only its document and the changes since. */
export async function readCompetition(
  instance: Instance,
  tournamentId: string,
  tx?: Transaction,
): Promise<CompetitionSnapshot> {
  const refs = refsOf(instance.db, tournamentId);
  // Read this document first, because every write to the others updates it.
  const document = await documentIn(tx, refs.competition);
  if (!document.exists) return { tournamentId, document, facts: NOTHING };
  const facts = await storedAt(instance, refs, document, tx);
  const { createTime: created, updateTime: version } = document;
  cacheOf(instance, tournamentId).stored = { stored: facts, version, writes: writesOf(document), created };
  return { tournamentId, document, facts };
}
