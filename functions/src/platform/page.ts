import { Buffer } from 'node:buffer';
import { isReserved, limits } from '@arena/domain';
import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Request for a page of a list. `cursor` marks the last record of the page before. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** A page of a list. `nextCursor` leads to the next page; null on the last one. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Sort field of a list. Ties are sorted by document id. Documents without the field are left out. */
export interface Sorting {
  field: string;
  order: 'asc' | 'desc';
}

/** Range of Firestore timestamps: years 1 to 9999. */
const Instant = z.strictObject({
  seconds: z.int().min(-62_135_596_800).max(253_402_300_799),
  nanoseconds: z.int().min(0).max(999_999_999),
});

/**
 * Content of a cursor: sort field, its value in the last document, and the document's id. Callers can forge it, and
 * Firestore throws on impossible values.
 */
const Position = z.tuple([
  z.string(),
  z.union([z.string().refine((text) => text.isWellFormed()), z.number(), z.boolean(), z.null(), Instant]),
  z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .refine((id) => !isReserved(id)),
]);
type Position = z.infer<typeof Position>;

function encode(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function decode(cursor: string, field: string): Position {
  const { data } = Position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (data === undefined || data[0] !== field) {
    throw new ApiError('invalid', { fields: { cursor: 'Vuelve a la primera página' } });
  }
  return data;
}

function positionOf(document: QueryDocumentSnapshot, field: string): Position {
  const value: unknown = document.get(field);
  if (value instanceof Timestamp) {
    return [field, { seconds: value.seconds, nanoseconds: value.nanoseconds }, document.id];
  }
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return [field, plain, document.id];
}

function toStored(value: Position[1]) {
  return typeof value === 'object' && value !== null ? new Timestamp(value.seconds, value.nanoseconds) : value;
}

/**
 * Reads one page of a query. A cursor marks a position instead of a document, so it works after a deletion.
 * @throws ApiError `invalid` for a `cursor` of another list.
 */
export async function readPage<T>(
  query: Query,
  { field, order }: Sorting,
  { limit, cursor }: PageRequest,
  read: (document: QueryDocumentSnapshot) => T,
): Promise<Page<T>> {
  const sorted = query.orderBy(field, order).orderBy(FieldPath.documentId(), order);
  const [, value, id] = cursor === undefined ? [] : decode(cursor, field);
  const rest = value === undefined ? sorted : sorted.startAfter(toStored(value), id);
  const { docs } = await rest.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = page.at(-1);
  const more = docs.length > limit && last !== undefined;
  return { items: page.map(read), nextCursor: more ? encode(positionOf(last, field)) : null };
}

/** Reads all documents of a query, page by page. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot, void, undefined> {
  let { docs } = await query.limit(limits.batch).get();
  while (docs.length > 0) {
    yield* docs;
    const last = docs.at(-1);
    docs =
      last === undefined || docs.length < limits.batch
        ? []
        : (await query.startAfter(last).limit(limits.batch).get()).docs;
  }
}
