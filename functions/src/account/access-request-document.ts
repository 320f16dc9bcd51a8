import { type AccessRequest, AccessRequestStatus, textIn, textOrNull } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Database, plainFields } from '../platform/firestore.ts';

/** A request, with the fields that only the team sees. */
export interface ReviewedRequest {
  request: AccessRequest;
  /** Address last seen to be verified, and the time (ISO 8601 in UTC). */
  seen: { email: string; at: string } | null;
}

export const requestDocument = (db: Database, uid: string) => db.collection('userRequests').doc(uid);
export const reviewDocument = (db: Database, uid: string) => db.collection('accessReviews').doc(uid);

/** @param review document with the notes, which applicants can't read. */
export function toReviewed(document: DocumentSnapshot, review: DocumentSnapshot): ReviewedRequest {
  const fields = plainFields(document.data() ?? {});
  const { notes, provenEmail, provenAt } = plainFields(review.data() ?? {});
  const status = AccessRequestStatus.catch('pending').parse(fields.status);
  return {
    request: {
      uid: document.id,
      email: textIn(fields.email),
      displayName: textIn(fields.displayName),
      status,
      requestedAt: textIn(fields.requestedAt),
      approvedAt: textOrNull(fields.approvedAt),
      approvedBy: textOrNull(fields.approvedBy),
      rejectedAt: textOrNull(fields.rejectedAt),
      rejectedBy: textOrNull(fields.rejectedBy),
      // Notes of an earlier decision don't apply to a new request.
      notes: status === 'pending' ? '' : textIn(notes),
    },
    seen: typeof provenEmail === 'string' && typeof provenAt === 'string' ? { email: provenEmail, at: provenAt } : null,
  };
}

export async function readRequest(db: Database, uid: string): Promise<ReviewedRequest | null> {
  const [document, review] = await Promise.all([requestDocument(db, uid).get(), reviewDocument(db, uid).get()]);
  return document.exists ? toReviewed(document, review) : null;
}
