import {
  Consent,
  limits,
  nameKey,
  type RegistrationStatus,
  readVisibleTournament,
  registrationId,
  type StatusCounts,
  textIn,
} from '@arena/domain';
import type { EndpointInput, RegistrationSort } from '@arena/domain/api';
import { type DocumentSnapshot, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { aliasOf } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { noteChanged } from '../changed-registrations/store.ts';
import { claimsOf, readClaims } from '../claims/store.ts';
import { countOf, type Database, fieldsOf, idsIn, plainFields, toTimestamp, writeOnto } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { countDepartures } from '../totals/store.ts';
import type { Changes, Counts, Facts } from './decisions/decide.ts';
import { idsOf } from './entering/claims.ts';
import { readStoredRegistration, type StoredRegistration } from './record.ts';

/** What was read of a tournament and some of its registrations, at one moment. */
interface Snapshot extends Facts {
  /**
   * Writes changes made to these facts, all of them or none; a lost race where one of the documents to be
   * written is no longer as it was read.
   */
  commit(changes: Changes): Promise<void>;
}

/** Which registrations a list is about, and by what it is sorted. */
export type RegistrationFilter = Omit<EndpointInput<'GET /registrations'>['query'], keyof PageRequest>;

export interface RegistrationStore {
  /**
   * One read of a tournament and those of its registrations, without a lock; where teams play, then one of whom their
   * players and these others play for.
   */
  read(tournamentId: string, registrationIds: readonly string[], freeFireIds: readonly string[]): Promise<Snapshot>;
  /** How many registrations of a tournament that came from one of these origins wait for a decision or a place. */
  countUndecided(tournamentId: string, origins: readonly string[]): Promise<number>;
  /** How many registrations of a tournament have each status but waiting, counted without reading them. */
  countByStatus(tournamentId: string): Promise<StatusCounts>;
}

/** All reads of registrations but the ledger's. */
export interface RegistrationReader {
  one(id: string): Promise<StoredRegistration | null>;
  /** Those of these ids that there are. */
  some(ids: readonly string[]): Promise<StoredRegistration[]>;
  /** The one whose private link, or whose guardian's or team's, has this hash. */
  byLink(whose: 'link' | 'guardianLink' | 'teamLink', hash: string): Promise<StoredRegistration | null>;
  list(filter: RegistrationFilter, page: PageRequest): Promise<Page<StoredRegistration>>;
  /** Every registration of a tournament, or of all, in the order of arrival, page by page. */
  pages(tournamentId: string | null): AsyncGenerator<StoredRegistration[], void, undefined>;
  /** The tournaments of those that go by names nobody has looked at, the latest first, at most `limit`. */
  tournamentsOfRenamed(limit: number): Promise<string[]>;
  /** How many of a tournament's are approved, counted without reading them. */
  countApproved(tournamentId: string): Promise<number>;
  /** The ids of registrations of a tournament, at most `limit`. */
  someOf(tournamentId: string, limit: number): Promise<string[]>;
  /** Some that were approved until then and haven't confirmed their enrolment. */
  someUnenrolled(tournamentId: string, approvedBefore: Date): Promise<StoredRegistration[]>;
  /** Some that are approved and haven't confirmed the match, or one of another day than that on which it begins. */
  someUnconfirmed(tournamentId: string, begins: Date): Promise<StoredRegistration[]>;
  /** The first in line of a tournament, at most `limit`. */
  firstInLine(tournamentId: string, limit: number): Promise<Pick<StoredRegistration, 'id' | 'line'>[]>;
  /** How many in line of a tournament come before this number. */
  countBefore(tournamentId: string, line: number): Promise<number>;
  /** Some to whom a place was offered until before `now`. */
  someOffered(now: Date): Promise<StoredRegistration[]>;
  /** The ids of registrations of a tournament whose origin is known, at most `limit`. */
  someWithOrigin(tournamentId: string, limit: number): Promise<string[]>;
}

function toDocument(stored: StoredRegistration) {
  const { id: _id, ...registration } = stored;
  const { fullName, createdAt, decidedAt, offeredUntil } = registration;
  const { enrolmentConfirmedAt, matchConfirmedAt, matchConfirmedFor } = registration;
  return {
    ...registration,
    nameKey: nameKey(fullName),
    createdAt: toTimestamp(createdAt),
    decidedAt: decidedAt && toTimestamp(decidedAt),
    enrolmentConfirmedAt: enrolmentConfirmedAt && toTimestamp(enrolmentConfirmedAt),
    matchConfirmedAt: matchConfirmedAt && toTimestamp(matchConfirmedAt),
    matchConfirmedFor: matchConfirmedFor && toTimestamp(matchConfirmedFor),
    offeredUntil: offeredUntil && toTimestamp(offeredUntil),
  };
}

function toRegistration(document: QueryDocumentSnapshot): StoredRegistration {
  return readStoredRegistration(document.id, plainFields(document.data()));
}

const BY_ARRIVAL = { field: 'createdAt', order: 'asc' } as const;

const SORTED_BY: Record<RegistrationSort, string> = {
  createdAt: 'createdAt',
  fullName: 'nameKey',
  freeFireId: 'freeFireId',
};

/** The field that a search is about, by the look of it, and how that field's value has to begin. */
function soughtIn(search: string): { field: string; prefix: string } {
  if (/^\d+$/.test(search)) return { field: 'freeFireId', prefix: search };
  return { field: 'nameKey', prefix: nameKey(search) };
}

/** Greater than every text that begins with `prefix` and goes on with characters people type. */
const lastWith = (prefix: string) => `${prefix}\uf8ff`;

function matching(
  registrations: Query,
  { tournamentId, status }: Pick<RegistrationFilter, 'tournamentId' | 'status'>,
): Query {
  const here = tournamentId === undefined ? registrations : registrations.where('tournamentId', '==', tournamentId);
  return status === undefined ? here : here.where('status', '==', status);
}

/** How many of these registrations have each status but waiting, counted without reading them. */
export async function countByStatus(registrations: Query): Promise<StatusCounts> {
  const count = (status: RegistrationStatus) => countOf(matching(registrations, { status }));
  const [pending, approved, rejected] = await Promise.all([count('pending'), count('approved'), count('rejected')]);
  return { pending, approved, rejected };
}

/** What a registration is called where it is kept that its guardian said no, once it is gone. */
const guardianNoName = (hash: KeyedHash, id: string) => hash('refusal', id);

/** The noes that stayed of these registrations, by their id; `claims` is the document where they are kept. */
function guardianNosIn(
  claims: DocumentSnapshot | undefined,
  hash: KeyedHash,
  ids: readonly string[],
): ReadonlyMap<string, Consent> {
  return new Map(
    ids.flatMap((id) => {
      const { data } = Consent.safeParse(claims?.get(`refusals.${guardianNoName(hash, id)}`));
      return data === undefined ? [] : [[id, data]];
    }),
  );
}

/** What the ledger writes of a tournament; of one where nobody has ever waited nothing about that. */
function countsOf({ currentPlayers, waitingPlayers, lastInLine }: Counts): Partial<Counts> {
  return lastInLine === 0 ? { currentPlayers } : { currentPlayers, waitingPlayers, lastInLine };
}

/** @param hash names players in what is recorded of their registrations. */
export function registrationStore(database: Database, hash: KeyedHash): RegistrationStore {
  const tournaments = database.collection('tournaments');
  const registrations = database.collection('registrations');

  return {
    async read(tournamentId, registrationIds, freeFireIds) {
      const documents = [...new Set(registrationIds)].map((id) => registrations.doc(id));
      const claimed = claimsOf(database, tournamentId).tournament;
      const [own, withTeams, ...found] = await database.getAll(tournaments.doc(tournamentId), claimed, ...documents);
      if (own === undefined) throw new RangeError('A read without an answer');
      const fields = fieldsOf(own);
      const tournament = fields && readVisibleTournament(tournamentId, fields);
      const known = new Map(
        found.map((document) => {
          const stored = fieldsOf(document);
          return [document.id, stored && readStoredRegistration(document.id, stored)];
        }),
      );
      const versions = new Map(found.map(({ id, updateTime }) => [id, updateTime]));
      // Where each plays alone nobody's ID is in another's registration: their ids say all, and this costs nothing.
      const isAlone = (tournament?.teamSize ?? 1) === 1 && !withTeams?.exists;
      const players = [...freeFireIds, ...[...known.values()].flatMap(idsOf)];
      const claims = isAlone ? undefined : await readClaims(database, tournamentId, players);
      return {
        tournament,
        registrations: known,
        claims: claims?.claims,
        guardianNos: guardianNosIn(withTeams, hash, [
          ...registrationIds,
          ...players.map((id) => registrationId(tournamentId, id)),
        ]),
        consents: claims?.consents,
        async commit({ registrations: changed, followed, claims: taken, counts, departures, guardianNos, audits }) {
          const batch = database.batch();
          for (const [id, next] of changed)
            writeOnto(batch, registrations.doc(id), versions.get(id), next && toDocument(next));
          noteChanged(batch, database, followed);
          claims?.write(batch, taken);
          // Who takes an ID rests on the tournament too: it says whether anybody looks at whose the ID is.
          const written = counts ?? (taken.size > 0 && tournament ? tournament : null);
          if (written !== null && own.updateTime) {
            batch.update(own.ref, countsOf(written), { lastUpdateTime: own.updateTime });
          }
          countDepartures(batch, database, tournamentId, departures);
          if (guardianNos.length > 0 && tournament !== null) {
            const said = guardianNos.map(({ id, consent }) => [
              guardianNoName(hash, id),
              consent ?? FieldValue.delete(),
            ]);
            batch.set(claimed, { refusals: Object.fromEntries(said) }, { merge: true });
          }
          for (const entry of audits) recordIn(batch, database, { ...entry, target: aliasOf(hash, entry.target) });
          await batch.commit();
        },
      };
    },

    async countUndecided(tournamentId, origins) {
      const undecided = matching(registrations, { tournamentId }).where('status', 'in', ['pending', 'waiting']);
      return countOf(undecided.where('origin', 'in', origins));
    },

    countByStatus: (tournamentId) => countByStatus(matching(registrations, { tournamentId })),
  };
}

export function registrationReader(database: Database): RegistrationReader {
  const registrations = database.collection('registrations');
  const inLine = (tournamentId: string) =>
    matching(registrations, { tournamentId, status: 'waiting' }).where('offeredUntil', '==', null);

  return {
    async one(id) {
      const fields = fieldsOf(await registrations.doc(id).get());
      return fields && readStoredRegistration(id, fields);
    },

    async some(ids) {
      if (ids.length === 0) return [];
      const found = await database.getAll(...ids.map((id) => registrations.doc(id)));
      return found.flatMap((document) => {
        const fields = fieldsOf(document);
        return fields === null ? [] : [readStoredRegistration(document.id, fields)];
      });
    },

    async byLink(whose, hash) {
      const [document] = (await registrations.where(whose, '==', hash).limit(1).get()).docs;
      return document === undefined ? null : toRegistration(document);
    },

    list({ search, sort, order, ...filter }, page) {
      if (search === undefined)
        return readPage(matching(registrations, filter), { field: SORTED_BY[sort], order }, page, toRegistration);
      const { field, prefix } = soughtIn(search);
      const found = matching(registrations, filter).where(field, '>=', prefix).where(field, '<', lastWith(prefix));
      return readPage(found, { field, order: 'asc' }, page, toRegistration);
    },

    async *pages(tournamentId) {
      const all = matching(registrations, tournamentId === null ? {} : { tournamentId });
      let cursor: string | undefined | null;
      while (cursor !== null) {
        const request: PageRequest = { limit: limits.exportPage, cursor };
        const { items, nextCursor } = await readPage(all, BY_ARRIVAL, request, toRegistration);
        yield items;
        cursor = nextCursor;
      }
    },

    async tournamentsOfRenamed(limit) {
      const renamed = registrations.where('renamed.at', '>', '').orderBy('renamed.at', 'desc').limit(limit);
      return (await renamed.select('tournamentId').get()).docs.map((one) => textIn(one.get('tournamentId')));
    },

    countApproved: (tournamentId) => countOf(matching(registrations, { tournamentId, status: 'approved' })),

    someOf: (tournamentId, limit) => idsIn(matching(registrations, { tournamentId }).limit(limit)),

    async someUnenrolled(tournamentId, approvedBefore) {
      const approved = matching(registrations, { tournamentId, status: 'approved' });
      const silent = approved.where('enrolmentConfirmedAt', '==', null);
      const some = silent.where('decidedAt', '<=', toTimestamp(approvedBefore)).limit(limits.confirmationsClosed);
      return (await some.get()).docs.map(toRegistration);
    },

    async someUnconfirmed(tournamentId, begins) {
      const approved = matching(registrations, { tournamentId, status: 'approved' });
      // Of the silent the ones approved first: who was approved too late to be asked would fill each run else.
      const silent = approved.where('matchConfirmedAt', '==', null).orderBy('decidedAt');
      const within = (by: number) => toTimestamp(new Date(begins.getTime() + by));
      const meantEarlier = approved.where('matchConfirmedFor', '<', within(-limits.confirmationHolds));
      const meantLater = approved.where('matchConfirmedFor', '>', within(limits.confirmationHolds));
      const found = await Promise.all(
        [silent, meantEarlier, meantLater].map((some) => some.limit(limits.confirmationsClosed).get()),
      );
      return found.flatMap(({ docs }) => docs.map(toRegistration));
    },

    async firstInLine(tournamentId, limit) {
      return (await inLine(tournamentId).orderBy('line').limit(limit).get()).docs.map(toRegistration);
    },

    countBefore: (tournamentId, line) => countOf(inLine(tournamentId).where('line', '<', line)),

    async someOffered(now) {
      const waiting = matching(registrations, { status: 'waiting' }).orderBy('offeredUntil');
      const over = waiting.where('offeredUntil', '<', toTimestamp(now)).limit(limits.waiting.closed);
      return (await over.get()).docs.map(toRegistration);
    },

    someWithOrigin(tournamentId, limit) {
      const known = matching(registrations, { tournamentId }).where('origin', '>', '').orderBy('origin');
      return idsIn(known.limit(limit));
    },
  };
}
