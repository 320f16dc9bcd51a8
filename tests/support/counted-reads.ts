import { EventEmitter } from 'node:events';
import { z } from 'zod';
import type { Database } from '../../functions/src/platform/firestore.ts';

/** What is asked of Firestore, by the collection that it is asked of: documents, and counts as one. */
export interface CountedReads {
  /** Counts from here on what this client asks. */
  on(database: Database): Database;
  /** What was asked since, which is forgotten. */
  take(): Readonly<Record<string, number>>;
  /** How many documents came of it since, which is forgotten; a question that finds nothing costs one. */
  takeFound(): number;
}

const ByName = z.object({ documents: z.array(z.string()) });
const From = z.tuple([z.object({ collectionId: z.string() })]);
const ByQuery = z.object({
  structuredQuery: z.object({ from: From, limit: z.object({ value: z.number() }).nullish() }),
});
const ByCount = z.object({ structuredAggregationQuery: z.object({ structuredQuery: z.object({ from: From }) }) });

/** An answer's part, as Firestore sends it. */
const Part = z.object({ found: z.unknown(), missing: z.unknown(), document: z.unknown() }).partial();

const holdsDocument = (part: unknown) => Object.values(Part.safeParse(part).data ?? {}).some((each) => each != null);

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
  let found = 0;

  async function watch(answer: unknown): Promise<unknown> {
    const stream: unknown = await answer;
    if (!(stream instanceof EventEmitter)) throw new TypeError('The SDK receives its answers elsewhere now');
    let documents = 0;
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...parts: unknown[]) => {
      if (event === 'data' && holdsDocument(parts[0])) documents += 1;
      if (event === 'end') found += Math.max(documents, 1);
      return emit(event, ...parts);
    };
    return stream;
  }

  return {
    on(database) {
      const send: unknown = Reflect.get(database, 'requestStream');
      if (typeof send !== 'function') throw new TypeError('The SDK sends its requests elsewhere now');
      Reflect.set(
        database,
        'requestStream',
        (method: unknown, bidirectional: unknown, request: unknown, tag: unknown) => {
          const reads = readsOf(method, request);
          for (const [collection, count] of reads) counts.set(collection, (counts.get(collection) ?? 0) + count);
          const answer: unknown = send.call(database, method, bidirectional, request, tag);
          return reads.length === 0 ? answer : watch(answer);
        },
      );
      return database;
    },
    take() {
      const taken = Object.fromEntries(counts);
      counts.clear();
      return taken;
    },
    takeFound() {
      const taken = found;
      found = 0;
      return taken;
    },
  };
}
