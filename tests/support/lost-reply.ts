import type { WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { Database } from '../../functions/src/platform/firestore.ts';

/** Carries the next commit out and then hides that it succeeded; those after it are honest. */
export function loseNextReply(database: Database, end: () => Promise<never>): void {
  const batch = database.batch.bind(database);
  vi.spyOn(database, 'batch').mockImplementationOnce(() => {
    const real = batch();
    const commit = real.commit.bind(real);
    return Object.assign<WriteBatch, Pick<WriteBatch, 'commit'>>(real, {
      async commit() {
        await commit();
        return end();
      },
    });
  });
}

/** Fails as Firestore does, with this gRPC code. */
export const failWith = (code: number) => () => Promise.reject(Object.assign(new Error('lost'), { code }));

/** Ways in which the reply to a commit can fail to arrive. */
export const LOST: readonly [string, () => Promise<never>][] = [
  ['the connection breaks', failWith(14)],
  ['time runs out', failWith(4)],
  ['no reply ever comes', () => new Promise(() => undefined)],
  ['the client library has tried again and met its own document', failWith(6)],
  ['the client library has tried again and met its own change', failWith(9)],
];
