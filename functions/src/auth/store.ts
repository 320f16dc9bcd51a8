import { limits } from '@arena/domain';
import type { DocumentSnapshot, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { recordIn } from '../audit/store.ts';
import { TimedOut, won } from '../platform/fault.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { pauseBefore } from '../platform/wait.ts';

/** A role that is being given: to whom, and who (uid) gives it when. */
export interface Grant {
  uid: string;
  email: string | null;
  owner: boolean;
  by: string;
  at: Date;
}

/** A role that is being taken away. */
export interface Revocation {
  uid: string;
  by: string;
  at: Date;
}

/** An account's place in the list of admins. `grantedAt` is ISO 8601 in UTC. */
export interface Place {
  uid: string;
  email: string | null;
  owner: boolean;
  grantedBy: string | null;
  grantedAt: string | null;
}

/** Decides whether the accounts that would remain listed suffice. */
type Suffices = (remaining: readonly string[]) => Promise<boolean>;

export interface RoleStore {
  /** Whether the account is listed as an admin, as the owner where that is asked. */
  isListed(uid: string, as: 'admin' | 'owner'): Promise<boolean>;
  /** Lists an account and records it; once, however many do so at the same time. */
  grant(grant: Grant): Promise<void>;
  /**
   * Takes an account off the list and records it.
   * @returns whether those who remain suffice; else nothing was changed.
   */
  revoke(revocation: Revocation, suffices: Suffices): Promise<boolean>;
  /** The account that made itself the first admin; null where nobody has. */
  setUpBy(): Promise<string | null>;
  /** The list, in the order in which the accounts came into it. */
  list(page: PageRequest): Promise<Page<Place>>;
  /** Whether any account is listed. */
  hasAdmins(): Promise<boolean>;
  /** Lists the first admin and records it. @returns whether nobody had been before. */
  setUp(grant: Grant): Promise<boolean>;
}

const SETUP = 'system/setup';
/** Changes with every role that is taken away, so that no two of them rest on the same list of admins. */
const REVOCATIONS = 'system/revocations';
const MOST_ATTEMPTS = 8;

function textOf(document: DocumentSnapshot, field: string): string | null {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : null;
}

/**
 * Adds to `batch` what lists an account as an admin, and the record of it. Until its claim is set as well, the
 * account has no power; so nobody ever has power without a record.
 * @param known the account's place in the list as it was read. A lost race where that has changed.
 */
export function writeGrant(batch: WriteBatch, database: Database, known: DocumentSnapshot, grant: Grant): void {
  const { uid, email, owner, by, at } = grant;
  const place = { email, owner, grantedBy: by, grantedAt: toTimestamp(at) };
  if (known.updateTime) batch.update(known.ref, place, { lastUpdateTime: known.updateTime });
  else batch.create(known.ref, place);
  const before = known.exists ? { admin: true, owner: known.get('owner') === true } : null;
  recordIn(batch, database, {
    actor: by,
    action: 'admin.grant',
    target: uid,
    at,
    before,
    after: { admin: true, owner },
  });
}

function toPlace(document: QueryDocumentSnapshot): Place {
  const { email, owner, grantedBy, grantedAt } = plainFields(document.data());
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    uid: document.id,
    email: textOrNull(email),
    owner: owner === true,
    grantedBy: textOrNull(grantedBy),
    grantedAt: textOrNull(grantedAt),
  };
}

/** Where an account is listed as an admin. */
export function placeOf(database: Database, uid: string) {
  return database.collection('admins').doc(uid);
}

function fits(place: DocumentSnapshot, as: 'admin' | 'owner'): boolean {
  return place.exists && (as === 'admin' || place.get('owner') === true);
}

export function roleStore(database: Database): RoleStore {
  const admins = database.collection('admins');

  /** As `revoke`; null where another role was taken away meanwhile. */
  async function tryToRevoke({ uid, by, at }: Revocation, suffices: Suffices): Promise<boolean | null> {
    const before = await database.doc(REVOCATIONS).get();
    const { docs } = await admins.limit(limits.page.most).get();
    if (!(await suffices(docs.map(({ id }) => id).filter((id) => id !== uid)))) return false;
    const batch = database.batch();
    const last = { uid, at: toTimestamp(at) };
    if (before.updateTime) batch.update(before.ref, last, { lastUpdateTime: before.updateTime });
    else batch.create(before.ref, last);
    batch.delete(placeOf(database, uid));
    recordIn(batch, database, {
      actor: by,
      action: 'admin.revoke',
      target: uid,
      at,
      before: { admin: true },
      after: null,
    });
    return (await won(batch.commit())) || null;
  }

  return {
    async isListed(uid, as) {
      return fits(await placeOf(database, uid).get(), as);
    },

    async grant(grant) {
      const place = await placeOf(database, grant.uid).get();
      if (fits(place, grant.owner ? 'owner' : 'admin')) return;
      const batch = database.batch();
      writeGrant(batch, database, place, grant);
      await won(batch.commit());
    },

    async revoke(revocation, suffices) {
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
        const taken = await tryToRevoke(revocation, suffices);
        if (taken !== null) return taken;
        await pauseBefore(attempt);
      }
      throw new TimedOut(`Lost ${MOST_ATTEMPTS} races for ${REVOCATIONS}`);
    },

    async setUpBy() {
      return textOf(await database.doc(SETUP).get(), 'by');
    },

    list: (page) => readPage(admins, { field: 'grantedAt', order: 'asc' }, page, toPlace),

    async hasAdmins() {
      const { empty } = await admins.limit(1).get();
      return !empty;
    },

    async setUp(grant) {
      const place = await placeOf(database, grant.uid).get();
      const batch = database.batch();
      batch.create(database.doc(SETUP), { by: grant.uid, at: toTimestamp(grant.at) });
      writeGrant(batch, database, place, grant);
      return won(batch.commit());
    },
  };
}
