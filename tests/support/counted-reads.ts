import { z } from 'zod';
import type { Database } from '../../functions/src/platform/firestore.ts';

/** What is asked of Firestore, by the collection that it is asked of: documents, and counts as one. */
export interface CountedReads {
  /** Counts from here on what this client asks. */
  on(database: Database): Database;
  /** What was asked since, which is forgotten. */
  take(): Readonly<Record<string, number>>;
}

const ByName = z.object({ documents: z.array(z.string()) });
const From = z.tuple([z.object({ collectionId: z.string() })]);
const ByQuery = z.object({
  structuredQuery: z.object({ from: From, limit: z.object({ value: z.number() }).nullish() }),
});
const ByCount = z.object({ structuredAggregationQuery: z.object({ structuredQuery: z.object({ from: From }) }) });

/** A query counts as many documents as it may find. */
function readsOf(method: unknown, request: unknown): [string, number][] {
  switch (method) {
    case 'batchGetDocuments':
      return ByName.parse(request).documents.map((name) => [name.split('/').at(-2) ?? name, 1]);
    case 'runQuery': {
      const { from, limit } = ByQuery.parse(request).structuredQuery;
      return [[from[0].collectionId, limit?.value ?? Number.POSITIVE_INFINITY]];
    }
    case 'runAggregationQuery':
      return [[ByCount.parse(request).structuredAggregationQuery.structuredQuery.from[0].collectionId, 1]];
    default:
      return [];
  }
}

/** Counts what a client reads, at the one place where the SDK sends it. */
export function countedReads(): CountedReads {
  const counts = new Map<string, number>();
  return {
    on(database) {
      const send: unknown = Reflect.get(database, 'requestStream');
      if (typeof send !== 'function') throw new TypeError('The SDK sends its requests elsewhere now');
      Reflect.set(
        database,
        'requestStream',
        (method: unknown, bidirectional: unknown, request: unknown, tag: unknown) => {
          for (const [collection, reads] of readsOf(method, request)) {
            counts.set(collection, (counts.get(collection) ?? 0) + reads);
          }
          return send.call(database, method, bidirectional, request, tag);
        },
      );
      return database;
    },
    take() {
      const taken = Object.fromEntries(counts);
      counts.clear();
      return taken;
    },
  };
}
