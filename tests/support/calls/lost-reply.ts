import { DocumentReference, type WriteBatch, type WriteResult } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { Database } from '../../../functions/src/platform/firestore.ts';

/** How a commit seems to end that has succeeded. */
type End = () => Promise<never>;

/** What becomes of a batch's commit, given the collections it writes. */
type Committing = (commit: () => Promise<WriteResult[]>, collections: ReadonlySet<string>) => Promise<WriteResult[]>;

function watched(batch: WriteBatch, committing: Committing): WriteBatch {
  const collections = new Set<string>();
  const watching: WriteBatch = new Proxy(batch, {
    get(_target, name) {
      if (name === 'commit') return () => committing(() => batch.commit(), collections);
      return (...args: readonly unknown[]) => {
        const [document] = args;
        if (document instanceof DocumentReference) collections.add(document.parent.id);
        Reflect.apply(Reflect.get(batch, name), batch, args);
        return watching;
      };
    },
  });
  return watching;
}

function watch(database: Database, committing: Committing): void {
  const batch = database.batch.bind(database);
  vi.spyOn(database, 'batch').mockImplementation(() => watched(batch(), committing));
}

/** What is written beside the records that a call is about. */
const BESIDES = ['rateLimits', 'catalogue', 'history'];

/** Whether a commit wrote one of the records that a call is about. */
function isOfRecords(collections: ReadonlySet<string>): boolean {
  return [...collections].some((collection) => !BESIDES.includes(collection));
}

/** Carries out every commit of records, and then hides its success as `endOf` says, asked for each; null: not. */
export function loseReplies(database: Database, endOf: () => End | null, isMeant = isOfRecords): void {
  watch(database, async (commit, collections) => {
    const results = await commit();
    return (isMeant(collections) ? endOf() : null)?.() ?? results;
  });
}

/** Hears of every commit before it is sent, which waits for that. */
export function beforeCommits(database: Database, hear: () => unknown): void {
  watch(database, async (commit) => {
    await hear();
    return commit();
  });
}

/**
 * Carries out so many commits of records, and then nothing any more, as in a process that was killed.
 * @returns whether it has come to that.
 */
export function dieAfter(database: Database, commits: number): () => boolean {
  let [done, isDead] = [0, false];
  const die = failWith(7);
  watch(database, async (commit, collections) => {
    isDead ||= done >= commits;
    if (isDead) return die();
    const results = await commit();
    if (!isOfRecords(collections)) return results;
    done += 1;
    isDead = done >= commits;
    return isDead ? die() : results;
  });
  return () => isDead;
}

/** Lets every write of records lose the race for its documents, and so be made not at all. */
export function loseRaces(database: Database): void {
  const lose = failWith(10);
  watch(database, (commit, collections) => (isOfRecords(collections) ? lose() : commit()));
  vi.spyOn(database, 'runTransaction').mockImplementation(lose);
}

/**
 * Carries the next commit of records out, or the next one to `collection`, and then hides that it succeeded;
 * those after it are honest.
 */
export function loseNextReply(database: Database, end: End, collection?: string): void {
  const ends = [end];
  const isMeant = collection === undefined ? isOfRecords : (written: ReadonlySet<string>) => written.has(collection);
  loseReplies(database, () => ends.pop() ?? null, isMeant);
}

/** Fails as Firestore does, with this gRPC code. */
export const failWith = (code: number) => () => Promise.reject(Object.assign(new Error('lost'), { code }));

/** A reply to a commit that fails to arrive, of each kind that the server tells apart (`platform/fault.ts`). */
export const LOST_KINDS: readonly [string, End][] = [
  ['the connection breaks', failWith(14)],
  ['the client library has tried again and met its own change', failWith(9)],
];

/** All ways in which it can. */
export const LOST: readonly [string, End][] = [
  ...LOST_KINDS,
  ['time runs out', failWith(4)],
  ['no reply ever comes', () => new Promise(() => undefined)],
  ['the client library has tried again and met its own document', failWith(6)],
];
