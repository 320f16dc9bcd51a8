import { limits, textOrNull } from '@arena/domain';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { entryOf } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { won } from '../platform/fault.ts';
import { type Database, plainFields, readBoth, toTimestamp, writeOnto } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { commitOnto } from '../records/commit-onto.ts';

/** A role that is being given: to whom, and who (uid) gives it when. */
export interface Grant {
  uid: string;
  email: string | null;
  owner: boolean;
  /** The local login that gives it; null where none does. */
  login: string | null;
  /** Sessions that began before it don't have the role (ISO 8601 in UTC); null leaves that as it is. */
  validSince: string | null;
  by: string;
  at: Date;
}

/** A role that is being taken away. */
type Revocation = Pick<Grant, 'uid' | 'by' | 'at'>;

/** What of a place follows its account and the configuration. `validSince` is ISO 8601 in UTC. */
export interface Standing {
  /** Sessions that began before it are over. */
  validSince: string | null;
  /** Whether the account is disabled or gone. */
  disabled: boolean;
  /** The local login by whose sessions the account is the local admin; null for everybody else. */
  login: string | null;
  /** By which public id it shows itself to everybody; null where it doesn't. */
  shownAs: string | null;
}

/** An account's place in the list of admins, under the address that it was given for. `grantedAt` is ISO 8601 in UTC. */
export interface AdminPlace extends Standing {
  uid: string;
  email: string | null;
  owner: boolean;
  grantedBy: string | null;
  grantedAt: string | null;
}

/** A place as it was read. */
interface ReadPlace {
  place: AdminPlace;
  version: Timestamp;
}

/** An admin's answer to a request for access. */
export interface RequestAnswer extends Pick<Grant, 'by' | 'at'> {
  status: 'approved' | 'rejected';
  /** For the team alone. */
  notes: string;
}

/** Decides whether the accounts that would remain listed suffice. */
type Suffices = (remaining: readonly AdminPlace[]) => Promise<boolean>;

export interface RoleStore {
  placeOf(uid: string): Promise<AdminPlace | null>;
  /** Lists an account and records it; once, however many do so at the same time. Its request that waits is approved. */
  grant(grant: Grant): Promise<void>;
  /** As `grant`, for the local admin. @returns whether the login gives the role: not where it was taken from it. */
  grantByLogin(grant: Grant & { login: string }): Promise<boolean>;
  /** Sessions of a listed account that began before `since` are over, in the rules too. */
  endSessions(uid: string, since: Date): Promise<void>;
  /**
   * Takes an account off the list and records it; one that isn't on it stays as it is.
   * @returns whether those who remain suffice; else nothing was changed.
   */
  revoke(revocation: Revocation, suffices: Suffices): Promise<boolean>;
  /** The account that made itself the first admin; null where nobody has. */
  setUpBy(): Promise<string | null>;
  /** The list, in the order in which the accounts came into it. */
  list(page: PageRequest): Promise<Page<AdminPlace>>;
  /** The next places after one (null: the first ones), 200 at most, in the order of their accounts' ids. */
  placesAfter(uid: string | null): Promise<ReadPlace[]>;
  /** Brings a place in line with what happened elsewhere. One that has changed meanwhile stays as it is. */
  align(read: ReadPlace, standing: Standing): Promise<void>;
  /** Whether any account is listed. */
  hasAdmins(): Promise<boolean>;
  /** Lists the first admin and records it, as `grant`. @returns whether it is this account. */
  setUp(grant: Grant): Promise<boolean>;
}

const SETUP = 'system/setup';
/** Which local login the role was taken from: it gives none again, until the configuration names another. */
const LOCAL_LOGIN = 'system/localLogin';
/** Changes with every role that is taken away, so that no two of them rest on the same list of admins. */
const REVOCATIONS = 'system/revocations';

function textOf(document: DocumentSnapshot, field: string): string | null {
  return textOrNull(document.get(field));
}

/** The document by which everybody sees who of the team shows themselves; a place names its part (`shownAs`). */
export const SHOWN = 'team/shown';

/** Adds to `batch` what takes a place's presentation off the public page; nothing where it has none. */
export function takeOff(batch: WriteBatch, database: Database, shownAs: string | null): void {
  if (shownAs === null) return;
  batch.set(database.doc(SHOWN), { people: { [shownAs]: FieldValue.delete() } }, { merge: true });
}

/**
 * Adds to `batch` what lists an account as an admin, and the record of it. Until its claim is set as well, the
 * account has no power; so nobody ever has power without a record.
 * @param known the account's place in the list as it was read. A lost race where that has changed.
 */
export function writeGrant(batch: WriteBatch, database: Database, known: DocumentSnapshot, grant: Grant): void {
  const { uid, email, owner, login, validSince, by, at } = grant;
  const place = {
    email,
    owner,
    login,
    disabled: false,
    ...(validSince === null ? {} : { validSince: toTimestamp(validSince) }),
    grantedBy: by,
    grantedAt: toTimestamp(at),
  };
  if (known.updateTime) {
    // Who gets the account anew decides anew whether to be seen.
    batch.update(known.ref, { ...place, shownAs: null }, { lastUpdateTime: known.updateTime });
    takeOff(batch, database, toPlace(known).shownAs);
  } else batch.create(known.ref, place);
  // It is there before anybody is shown: who reads it finds nobody, and not an error.
  batch.set(database.doc(SHOWN), {}, { merge: true });
  const before = known.exists ? { admin: true, owner: known.get('owner') === true } : null;
  const audit = entryOf('admin.grant', uid, { uid: by, now: at }, { before, after: { admin: true, owner } });
  recordIn(batch, database, audit);
}

/** The fields that an answer changes in a request; instants as `T`. */
export function answerOf<T>({ status, by }: RequestAnswer, at: T) {
  return status === 'approved'
    ? { status, approvedAt: at, approvedBy: by }
    : { status, rejectedAt: at, rejectedBy: by };
}

/**
 * Adds to `batch` the answer to a request that waits, and the record of it. A lost race where the request is no longer
 * as it was read.
 */
export function writeAnswer(
  batch: WriteBatch,
  database: Database,
  { ref, id, updateTime }: DocumentSnapshot,
  answer: RequestAnswer,
): void {
  const { status, notes, by, at } = answer;
  batch.update(ref, answerOf(answer, toTimestamp(at)), { lastUpdateTime: updateTime });
  // Its applicant can't read what is written there.
  batch.set(database.doc(`accessReviews/${id}`), { notes }, { merge: true });
  const action = status === 'approved' ? 'access.approve' : 'access.reject';
  const change = { before: { status: 'pending' }, after: { status } };
  recordIn(batch, database, entryOf(action, id, { uid: by, now: at }, change));
}

/** A document in the list of admins. */
export function toPlace(document: DocumentSnapshot): AdminPlace {
  const fields = plainFields(document.data() ?? {});
  const { email, owner, login, validSince, disabled, shownAs, grantedBy, grantedAt } = fields;
  return {
    uid: document.id,
    email: textOrNull(email),
    owner: owner === true,
    login: textOrNull(login),
    validSince: textOrNull(validSince),
    disabled: disabled === true,
    shownAs: textOrNull(shownAs),
    grantedBy: textOrNull(grantedBy),
    grantedAt: textOrNull(grantedAt),
  };
}

/** Where an account is listed as an admin. */
export function placeDocument(database: Database, uid: string) {
  return database.collection('admins').doc(uid);
}

function fits(place: DocumentSnapshot, as: 'admin' | 'owner'): boolean {
  return place.exists && (as === 'admin' || place.get('owner') === true);
}

/** What is read of the list of admins. */
function listReader(database: Database): Pick<RoleStore, 'placeOf' | 'list' | 'placesAfter' | 'hasAdmins'> {
  const admins = database.collection('admins');
  return {
    async placeOf(uid) {
      const place = await placeDocument(database, uid).get();
      return place.exists ? toPlace(place) : null;
    },

    list: (page) => readPage(admins, { field: 'grantedAt', order: 'asc' }, page, toPlace),

    async placesAfter(uid) {
      const inOrder = admins.orderBy(FieldPath.documentId()).limit(limits.page.most);
      const { docs } = await (uid === null ? inOrder : inOrder.startAfter(uid)).get();
      return docs.map((document) => ({ place: toPlace(document), version: document.updateTime }));
    },

    async hasAdmins() {
      const { empty } = await admins.limit(1).get();
      return !empty;
    },
  };
}

/** What keeps places in line with their accounts. A place that was taken away meanwhile stays so. */
function placeKeeper(database: Database): Pick<RoleStore, 'endSessions' | 'align'> {
  return {
    async endSessions(uid, since) {
      const place = await placeDocument(database, uid).get();
      if (!place.updateTime) return;
      await won(place.ref.update({ validSince: toTimestamp(since) }, { exists: true }));
    },

    async align({ place, version }, { validSince, disabled, login, shownAs }) {
      const since = validSince === null ? {} : { validSince: toTimestamp(validSince) };
      const batch = database.batch();
      const standing = { ...since, disabled, login, shownAs };
      batch.update(placeDocument(database, place.uid), standing, { lastUpdateTime: version });
      if (shownAs === null) takeOff(batch, database, place.shownAs);
      await won(batch.commit());
    },
  };
}

/** Writes what was decided. A lost race where a document that it rests on is no longer as it was read. */
const commit = (batch: WriteBatch) => batch.commit();

/** Lists accounts as admins; who is listed already stays as they are. */
function granter(database: Database): Pick<RoleStore, 'grant' | 'grantByLogin' | 'setUp'> {
  /** An account's place, and another document that is written with it. */
  async function readWith(path: string, uid: string) {
    const [place, other] = await readBoth(database, placeDocument(database, uid), database.doc(path));
    return { facts: { place, other }, commit };
  }

  const requestOf = (uid: string) => `userRequests/${uid}`;

  /** As `writeGrant`; a request that waits is answered with it, or somebody could still reject who has access. */
  function give(batch: WriteBatch, place: DocumentSnapshot, request: DocumentSnapshot, grant: Grant): void {
    writeGrant(batch, database, place, grant);
    const { by, at } = grant;
    if (request.get('status') !== 'pending') return;
    writeAnswer(batch, database, request, { status: 'approved', notes: '', by, at });
  }

  return {
    grant: (grant) =>
      commitOnto(
        () => readWith(requestOf(grant.uid), grant.uid),
        ({ place, other: request }) => {
          const isGiven = fits(place, grant.owner ? 'owner' : 'admin') && toPlace(place).email === grant.email;
          if (isGiven) return { result: undefined, changes: null };
          const batch = database.batch();
          give(batch, place, request, grant);
          return { result: undefined, changes: batch };
        },
      ),

    grantByLogin: (grant) =>
      commitOnto(
        () => readWith(LOCAL_LOGIN, grant.uid),
        ({ place, other: state }) => {
          if (textOf(state, 'revoked') === grant.login) return { result: false, changes: null };
          if (place.exists && toPlace(place).login === grant.login) return { result: true, changes: null };
          const batch = database.batch();
          writeGrant(batch, database, place, grant);
          // Fails where the role is being taken away at the same time.
          writeOnto(batch, state.ref, state.updateTime, { revoked: null });
          return { result: true, changes: batch };
        },
      ),

    setUp: (grant) =>
      commitOnto(
        async () => {
          const { facts } = await readWith(SETUP, grant.uid);
          return { facts: { ...facts, request: await database.doc(requestOf(grant.uid)).get() }, commit };
        },
        ({ place, other: setup, request }) => {
          if (setup.exists) return { result: textOf(setup, 'by') === grant.uid && place.exists, changes: null };
          const batch = database.batch();
          batch.create(setup.ref, { by: grant.uid, at: toTimestamp(grant.at) });
          give(batch, place, request, grant);
          return { result: true, changes: batch };
        },
      ),
  };
}

/** Takes accounts off the list of admins. */
function revoker(database: Database): Pick<RoleStore, 'revoke'> {
  async function read(uid: string) {
    const [last, place] = await readBoth(database, database.doc(REVOCATIONS), placeDocument(database, uid));
    const { docs } = await database.collection('admins').limit(limits.page.most).get();
    return { facts: { last, place, listed: docs.map(toPlace) }, commit };
  }

  return {
    revoke: ({ uid, by, at }, suffices) =>
      commitOnto(
        () => read(uid),
        async ({ last, place, listed }) => {
          if (!place.updateTime) return { result: true, changes: null };
          if (!(await suffices(listed.filter((each) => each.uid !== uid)))) return { result: false, changes: null };
          const batch = database.batch();
          writeOnto(batch, last.ref, last.updateTime, { uid, at: toTimestamp(at) });
          // Whoever shows themselves meanwhile is seen in the next try.
          batch.delete(place.ref, { lastUpdateTime: place.updateTime });
          const { login, shownAs } = toPlace(place);
          takeOff(batch, database, shownAs);
          if (login !== null) batch.set(database.doc(LOCAL_LOGIN), { revoked: login });
          const before = { admin: true };
          recordIn(batch, database, { actor: by, action: 'admin.revoke', target: uid, at, before, after: null });
          return { result: true, changes: batch };
        },
      ),
  };
}

export function roleStore(database: Database): RoleStore {
  return {
    ...listReader(database),
    ...placeKeeper(database),
    ...granter(database),
    ...revoker(database),

    async setUpBy() {
      return textOf(await database.doc(SETUP).get(), 'by');
    },
  };
}
