import { type AccessRequest, AccessRequestStatus, textIn, textOrNull } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { answerOf, type Grant, placeDocument, type RequestAnswer, writeAnswer, writeGrant } from '../auth/store.ts';
import { type Database, plainFields, readBoth, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** An address that an account was seen to own, and when that was first seen (ISO 8601 in UTC). */
interface SeenProof {
  email: string;
  at: string;
}

/** A request and what the team alone knows of it. */
export interface ReviewedRequest {
  request: AccessRequest;
  /** The address that was last seen to be proven; null where none was. */
  seen: SeenProof | null;
}

/** What an admin decided on a request. */
export interface Decision extends RequestAnswer {
  /** The role that it gives; null where it gives none. */
  grant: Grant | null;
}

export interface AccessRequestStore {
  one(uid: string): Promise<ReviewedRequest | null>;
  /** Requests, the newest first; those with that status where one is given. */
  list(status: AccessRequest['status'] | undefined, page: PageRequest): Promise<Page<ReviewedRequest>>;
  /** Remembers that the addresses on requests were seen to be proven. */
  see(requests: readonly AccessRequest[], at: Date): Promise<void>;
  /**
   * One read of a request (null: there is none), to write a decision on it and its record, and where that gives a role,
   * the place in the list of admins.
   */
  read(uid: string): Promise<Snapshot<ReviewedRequest | null, Decision>>;
}

function readSeen(email: unknown, at: unknown): SeenProof | null {
  return typeof email === 'string' && typeof at === 'string' ? { email, at } : null;
}

/** @param review what the team knows of it, which its applicant can't read; the applicant's document has no notes. */
function toReviewed(document: DocumentSnapshot, review: DocumentSnapshot): ReviewedRequest {
  const fields = plainFields(document.data() ?? {});
  const { notes, provenEmail, provenAt } = plainFields(review.data() ?? {});
  const status = AccessRequestStatus.catch('pending').parse(fields.status);
  const request = {
    uid: document.id,
    email: textIn(fields.email),
    displayName: textIn(fields.displayName),
    status,
    requestedAt: textIn(fields.requestedAt),
    approvedAt: textOrNull(fields.approvedAt),
    approvedBy: textOrNull(fields.approvedBy),
    rejectedAt: textOrNull(fields.rejectedAt),
    rejectedBy: textOrNull(fields.rejectedBy),
    // Those of an earlier decision say nothing of a request that was made anew.
    notes: status === 'pending' ? '' : textIn(notes),
  };
  return { request, seen: readSeen(provenEmail, provenAt) };
}

/** A request as it is once it was decided. */
export function decided(request: AccessRequest, decision: Decision): AccessRequest {
  return { ...request, ...answerOf(decision, decision.at.toISOString()), notes: decision.notes };
}

export function accessRequestStore(database: Database): AccessRequestStore {
  const requests = database.collection('userRequests');
  const reviews = database.collection('accessReviews');

  /** Requests, each with what the team knows of it. */
  async function reviewed(documents: readonly DocumentSnapshot[]): Promise<ReviewedRequest[]> {
    if (documents.length === 0) return [];
    const found = await database.getAll(...documents.map(({ id }) => reviews.doc(id)));
    return documents.flatMap((document, at) => {
      const review = found[at];
      return review === undefined ? [] : [toReviewed(document, review)];
    });
  }

  async function readOne(uid: string) {
    const [document, review] = await readBoth(database, requests.doc(uid), reviews.doc(uid));
    return { document, reviewed: document.exists ? toReviewed(document, review) : null };
  }

  return {
    one: async (uid) => (await readOne(uid)).reviewed,

    async list(status, page) {
      const wanted = status === undefined ? requests : requests.where('status', '==', status);
      const { items, nextCursor } = await readPage(
        wanted,
        { field: 'requestedAt', order: 'desc' },
        page,
        (each) => each,
      );
      return { items: await reviewed(items), nextCursor };
    },

    async see(seen, at) {
      const batch = database.batch();
      const provenAt = toTimestamp(at);
      for (const { uid, email } of seen) batch.set(reviews.doc(uid), { provenEmail: email, provenAt }, { merge: true });
      if (seen.length > 0) await batch.commit();
    },

    async read(uid) {
      const { document, reviewed: facts } = await readOne(uid);
      return {
        facts,
        async commit(decision) {
          const { grant } = decision;
          const batch = database.batch();
          writeAnswer(batch, database, document, decision);
          if (grant !== null) {
            const place = await placeDocument(database, uid).get();
            if (!place.exists || grant.validSince !== null) writeGrant(batch, database, place, grant);
          }
          await batch.commit();
        },
      };
    },
  };
}
