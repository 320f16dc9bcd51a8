import type { Database } from './firestore.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Log } from './log.ts';

/** Services shared by all requests and jobs of an instance. */
export interface Instance {
  db: Database;
  log: Log;
  hash: KeyedHash;
  /** Number of keys that a browser tries for a proof of work. 0 switches proofs off. */
  proofWork: number;
}

/** First argument of every use case. Each request and each run of a job has its own. */
export interface Context extends Instance {
  /** Time at which the call arrived or the job began. */
  now: Date;
  /** Actor in the audit log: an account's uid, or a fixed actor of `audit/audit-entry.ts`. */
  actor: string;
}

/** Author and time of a write, for audit entries. */
export interface Actor {
  uid: string;
  now: Date;
}

export const actorOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): Actor => ({ uid: actor, now });

/** Returns the current time. Code takes a clock as a parameter, so that tests can set the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
