import { DAY, RequestId } from '@arena/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ApiError } from '../failure.ts';
import { toTimestamp } from '../platform/firestore.ts';

/** Checks the value of an `Idempotency-Key` header. @throws ApiError `invalid` */
export function parseKey(header: string | undefined): string | undefined {
  const key = RequestId.optional().safeParse(header);
  if (key.success) return key.data;
  throw new ApiError('invalid', { fields: { 'Idempotency-Key': 'La clave no es válida' } });
}

/** Field that a created document keeps of the body that made it. */
export function requestHash({ hash }: Context, body: unknown): string {
  return hash('request', JSON.stringify(body));
}

/**
 * Tells whether a document was created by an earlier try of the same request.
 * @throws ApiError `key_reused` where another body made it.
 */
export function isRepeated(document: DocumentSnapshot, hashOfBody: string): boolean {
  if (!document.exists) return false;
  if (document.get('requestHash') === hashOfBody) return true;
  throw new ApiError('key_reused');
}

/**
 * Claims a request that creates nothing, for a day.
 * @returns marks it as done; null where an earlier try of the same request did it. @throws ApiError `key_reused`
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
