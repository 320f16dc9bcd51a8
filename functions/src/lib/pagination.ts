import { DocumentId } from '@arena/domain';
import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';

/** Reads the last document of the page before. @throws ApiError `invalid` for `cursor` if it was deleted. */
async function readCursor(collection: CollectionReference, cursor: string) {
  const document = DocumentId.safeParse(cursor).success ? await collection.doc(cursor).get() : null;
  if (document?.exists) return document;
  throw new ApiError('invalid', { fields: { cursor: 'Vuelve a la primera página' } });
}

/** Reads one page of an ordered query. The cursor is the id of the last document of the page before. */
export async function readPage<T>(
  collection: CollectionReference,
  query: Query,
  { limit, cursor }: PageRequest,
  read: (document: QueryDocumentSnapshot) => T,
): Promise<Page<T>> {
  const rest = cursor === undefined ? query : query.startAfter(await readCursor(collection, cursor));
  const { docs } = await rest.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const hasMore = docs.length > limit;
  return { items: page.map(read), nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null };
}
