import { orNull, textOrNull } from '@arena/domain';
import { type CollectionReference, type DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { idsIn } from './firestore.ts';

/** How far a way has come: up to which id (null: not begun), which of those before it failed, and whether it is over. */
export interface Progress {
  after: string | null;
  failed: readonly string[];
  done: boolean;
}

/** The records of one kind, to be gone through once. */
export interface Way {
  /** The ids that come next after one (null: the first ones), in their order; none: that was the last. */
  idsAfter(id: string | null): Promise<string[]>;
  progress(): Promise<Progress>;
  keepProgress(progress: Progress): Promise<void>;
}

const MOST_AT_ONCE = 100;

/** The way through a collection; how far it has come is kept in `progress`. */
export function wayThrough(records: CollectionReference, progress: DocumentReference): Way {
  return {
    idsAfter(id) {
      const inOrder = records.orderBy(FieldPath.documentId()).limit(MOST_AT_ONCE);
      return idsIn(id === null ? inOrder : inOrder.startAfter(id));
    },
    async progress() {
      const kept = await progress.get();
      const failed = orNull(z.array(z.string()), kept.get('failed')) ?? [];
      return { after: textOrNull(kept.get('after')), failed, done: kept.get('done') === true };
    },
    async keepProgress(kept) {
      await progress.set(kept);
    },
  };
}
