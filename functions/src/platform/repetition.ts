import { createHash, randomUUID } from 'node:crypto';
import { DAY, RequestId } from '@arena/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiError } from './api-error.ts';
import type { Context } from './context.ts';
import { toTimestamp } from './firestore.ts';

/** Parses an `Idempotency-Key` header. @throws ApiError `invalid` */
export function parseKey(header: string | undefined): string | undefined {
  const key = RequestId.optional().safeParse(header);
  if (key.success) return key.data;
  throw new ApiError('invalid', { fields: { 'Idempotency-Key': 'La clave no es válida' } });
}

/** Hashes a request's body, for the document that the request creates. */
export function requestHash({ hash }: Context, body: unknown): string {
  return hash('request', JSON.stringify(body));
}

/**
 * Checks if an earlier attempt of the same request created a document.
 * @throws ApiError `key_reused` if the body differs.
 */
export function isRepeated(document: DocumentSnapshot, hashOfBody: string): boolean {
  if (!document.exists) return false;
  if (document.get('requestHash') === hashOfBody) return true;
  throw new ApiError('key_reused');
}

/**
 * Claims the key of a request that creates no document, for one day.
 * @returns a function that marks it as done; null if an earlier attempt did. @throws ApiError `key_reused`
 */
export async function claimRequest(
  tx: Transaction,
  context: Context,
  key: string,
  request: unknown,
): Promise<(() => void) | null> {
  const document = context.db.collection('requests').doc(key);
  const hashOfBody = requestHash(context, request);
  if (isRepeated(await tx.get(document), hashOfBody)) return null;
  const expiresAt = toTimestamp(new Date(context.now.getTime() + DAY));
  return () => tx.create(document, { requestHash: hashOfBody, expiresAt });
}

const CHARACTERS = 20;

/** Returns a document id of letters and digits. The same request gives the same id, so repeating it creates nothing. */
export function newId(requestId: string = randomUUID()): string {
  const hash = createHash('sha256').update(requestId).digest('base64url');
  return hash.replace(/[-_]/g, '').slice(0, CHARACTERS);
}
