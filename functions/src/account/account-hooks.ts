import type { Transaction } from 'firebase-admin/firestore';
import type { Database } from '../platform/firestore.ts';
import { createHooks } from '../platform/hooks.ts';

interface AccountCalls {
  /** Reads an organiser's subscriptions to notices. Returns a function that ends them in the same transaction. */
  endOrganiserNotices(tx: Transaction, db: Database, uid: string): Promise<() => void>;
}

export const accountHooks = createHooks<AccountCalls>('account');
