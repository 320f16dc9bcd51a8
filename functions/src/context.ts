import type { Database } from './platform/firestore.ts';
import type { KeyedHash } from './platform/keyed-hash.ts';
import type { Log } from './platform/log.ts';

/** Parts that every request and job of an instance shares. */
export interface Instance {
  db: Database;
  log: Log;
  hash: KeyedHash;
  /** Keys that a browser tries for a proof of work; 0: none is required. */
  proofWork: number;
}

/** First argument of every use case: one for each request, one for each run of a job. */
export interface Context extends Instance {
  /** When the call arrived or the job began. */
  now: Date;
  /** The uid that the audit log names: an account's, or one of the fixed actors in `audit/entry.ts`. */
  actor: string;
}

/** The author and time of a write, for audit records. */
export interface Actor {
  uid: string;
  now: Date;
}

export const actorOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): Actor => ({ uid: actor, now });
