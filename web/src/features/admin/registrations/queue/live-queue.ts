import {
  errorText,
  isLinkUnopened,
  limits,
  nameKey,
  type Registration,
  readRegistration,
  readVisibleTournament,
  type VisibleTournament,
} from '@arena/domain';
import {
  collection,
  type DocumentData,
  doc as documentOf,
  type FirestoreError,
  getDocFromServer,
  getDocs,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { ApiError } from '#lib/calls/api.ts';
import { reportRefusal } from '#lib/calls/authorized-call.ts';
import { firebaseApp } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { emptyQueue, type Queue } from './queue.ts';

const { host, protocol } = new URL(import.meta.env.VITE_FIRESTORE_URL);
const database = initializeFirestore(firebaseApp, { host, ssl: protocol === 'https:' });
const registrations = collection(database, 'registrations');
const most = limits.queue;

/** Includes changes of the connection, because an empty result from an empty cache isn't an answer. */
const WITH_CONNECTION = { includeMetadataChanges: true } as const;

function plainFields(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}

const registrationOf = (doc: QueryDocumentSnapshot) => readRegistration(doc.id, plainFields(doc.data()));

const onceEach = (ones: readonly Registration[]) => [...new Map(ones.map((one) => [one.id, one])).values()];

/** Returns the text for an ended listener. A lost role is also reported to the session. */
function failureOf(error: FirestoreError): string {
  reportProblem('Listening to registrations', error.code);
  if (error.code !== 'permission-denied') return errorText.unavailable;
  void reportRefusal(new ApiError(errorText.forbidden, { code: 'forbidden', status: 403 }));
  return errorText.forbidden;
}

/** The list that last contained a registration; while it moves, it may be in both or none. */
type Part = 'pending' | 'decided';

interface Gathered {
  known: Map<string, { registration: Registration; part: Part; isUnopened: boolean }>;
  left: Map<string, Registration>;
  /** Parts that are loaded completely. */
  whole: Set<Part>;
  fresh: Map<Part, boolean>;
  isCut: boolean;
  failure: string | null;
}

function take({ known, left }: Gathered, part: Part, snapshot: QuerySnapshot): void {
  for (const { type, doc } of snapshot.docChanges()) {
    const registration = registrationOf(doc);
    if (type !== 'removed') {
      known.set(doc.id, { registration, part, isUnopened: isLinkUnopened(doc.data()) });
      left.delete(doc.id);
    } else if (known.get(doc.id)?.part === part) {
      known.delete(doc.id);
      left.set(doc.id, registration);
    }
  }
}

/**
 * A lost connection makes every list stale at once. A single list is briefly stale even online, while the SDK looks up
 * documents that left it; large changes arrive in several parts.
 */
function isConnected(fresh: ReadonlyMap<Part, boolean>): boolean {
  return fresh.size === 0 || [...fresh.values()].some(Boolean);
}

function queueOf({ known, left, whole, fresh, isCut, failure }: Gathered): Queue {
  return {
    registrations: new Map([...known].map(([id, { registration }]) => [id, registration])),
    left: new Map(left),
    unopened: new Set([...known].flatMap(([id, { isUnopened }]) => (isUnopened ? [id] : []))),
    isLoading: fresh.size === 0,
    isPendingWhole: whole.has('pending'),
    isWhole: whole.size === 2,
    isFresh: isConnected(fresh),
    isCut,
    failure,
  };
}

/**
 * Listens to the registrations of a tournament, or of all: the oldest pending first, so that rows appear at once, then
 * all pending, and the newest decided or waiting.
 * @param onChange called with all known registrations; simultaneous changes are merged
 * @returns the unsubscribe function
 */
export function listenToRegistrations(tournamentId: string | null, onChange: (queue: Queue) => void): () => void {
  const here = tournamentId === null ? [] : [where('tournamentId', '==', tournamentId)];
  const gathered: Gathered = {
    known: new Map(),
    left: new Map(),
    whole: new Set(),
    fresh: new Map(),
    isCut: false,
    failure: null,
  };
  const stops = new Map<string, () => void>();
  let telling: ReturnType<typeof setTimeout> | undefined;
  // A decision moves a registration between two lists, which report it one after the other.
  const tell = () => {
    telling ??= setTimeout(() => {
      telling = undefined;
      onChange(queueOf(gathered));
    });
  };
  const failed = (error: FirestoreError) => {
    gathered.failure = failureOf(error);
    tell();
  };
  const listen = (name: string, part: Part, about: QueryConstraint[], onSynced: (snapshot: QuerySnapshot) => void) => {
    let wasSynced = false;
    const hear = (snapshot: QuerySnapshot) => {
      const isFresh = !snapshot.metadata.fromCache;
      wasSynced ||= isFresh;
      take(gathered, part, snapshot);
      if (wasSynced) gathered.fresh.set(part, isFresh);
      if (isFresh) onSynced(snapshot);
      // An answer from an empty cache means there is no connection.
      if (gathered.fresh.size === 0) onChange({ ...emptyQueue, isFresh: false });
      else tell();
    };
    stops.set(name, onSnapshot(query(registrations, ...here, ...about), WITH_CONNECTION, hear, failed));
  };

  const waiting = (bound: number) => [where('status', '==', 'pending'), orderBy('createdAt', 'asc'), limit(bound)];
  const listenToAllPending = () => {
    if (stops.has('pending')) return;
    listen('pending', 'pending', waiting(most.pending), () => {
      gathered.whole.add('pending');
      stops.get('first')?.();
    });
  };
  const listenToDecided = () => {
    if (stops.has('decided')) return;
    const bound = tournamentId === null ? most.decidedOverall : most.decided;
    const about = [
      where('status', 'in', ['approved', 'rejected', 'waiting']),
      orderBy('createdAt', 'desc'),
      limit(bound),
    ];
    listen('decided', 'decided', about, ({ size }) => {
      gathered.whole.add('decided');
      gathered.isCut = size >= bound;
    });
  };
  listen('first', 'pending', waiting(most.first), ({ size }) => {
    if (size < most.first) gathered.whole.add('pending');
    else listenToAllPending();
    listenToDecided();
  });
  return () => {
    clearTimeout(telling);
    for (const stop of stops.values()) stop();
  };
}

/**
 * Listens to the tournaments; of very many, to those with the latest dates and those without one. Returns the
 * unsubscribe function.
 */
export function listenToTournaments(
  onChange: (tournaments: ReadonlyMap<string, VisibleTournament>) => void,
): () => void {
  const all = collection(database, 'tournaments');
  const kinds = [[where('date', '!=', null), orderBy('date', 'desc')], [where('date', '==', null)]];
  const found = new Map<number, [string, VisibleTournament][]>();
  const stops = kinds.map((about, kind) =>
    onSnapshot(
      query(all, ...about, limit(most.tournaments)),
      ({ docs }) => {
        found.set(
          kind,
          docs.map((one) => [one.id, readVisibleTournament(one.id, plainFields(one.data()))]),
        );
        if (found.size === kinds.length) onChange(new Map([...found.values()].flat()));
      },
      (error) => reportProblem('Listening to tournaments', error.code),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads a registration from the server. @throws {ApiError} `not_found` if it doesn't exist any more */
export async function readOne(id: string): Promise<Registration> {
  const found = await getDocFromServer(documentOf(registrations, id));
  if (!found.exists()) throw new ApiError(errorText.not_found, { code: 'not_found', status: 404 });
  return readRegistration(id, plainFields(found.data()));
}

const MOST_FOUND = 20;

/** Returns a text after all texts that begin with `prefix`. */
const lastWith = (prefix: string) => `${prefix}\uf8ff`;

/**
 * Listens to registrations of any tournament and status whose name, ID, e-mail or phone begins with a text.
 * @param onChange called once all queries have answered and after each change; null once listening ended
 * @returns the unsubscribe function
 */
export function listenToPrefix(text: string, onChange: (found: readonly Registration[] | null) => void): () => void {
  const prefixes = Object.entries({ nameKey: nameKey(text), freeFireId: text, email: text.toLowerCase(), phone: text });
  const found = new Map<string, readonly Registration[]>();
  const failed = (error: FirestoreError) => {
    failureOf(error);
    onChange(null);
  };
  const stops = prefixes.map(([field, prefix]) => {
    const hear = ({ docs, metadata }: QuerySnapshot) => {
      if (metadata.fromCache && !found.has(field)) return;
      found.set(field, docs.map(registrationOf));
      if (found.size === prefixes.length) onChange(onceEach([...found.values()].flat()));
    };
    const beginning = query(registrations, where(field, '>=', prefix), where(field, '<', lastWith(prefix)));
    return onSnapshot(query(beginning, limit(MOST_FOUND)), WITH_CONNECTION, hear, failed);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

const VALUES_IN_A_QUERY = 30;
const MOST_ALIKE = 200;

/**
 * Finds registrations of any tournament with the same ID, e-mail or phone, the given ones included. The values are sent
 * in the body, so that nothing personal is in an address.
 */
export async function findAlike(ones: readonly Registration[]): Promise<readonly Registration[]> {
  const found: Registration[] = [];
  for (let start = 0; start < ones.length; start += VALUES_IN_A_QUERY) {
    const some = ones.slice(start, start + VALUES_IN_A_QUERY);
    const asked = (['freeFireId', 'email', 'phone'] as const).map((field) => {
      const values = [...new Set(some.map((one) => one[field]))];
      return getDocs(query(registrations, where(field, 'in', values), limit(MOST_ALIKE)));
    });
    for (const { docs } of await Promise.all(asked)) found.push(...docs.map(registrationOf));
  }
  return onceEach(found);
}
