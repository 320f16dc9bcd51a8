import type { Transaction } from 'firebase-admin/firestore';
import { createHooks } from '../platform/create-hooks.ts';
import type { Database } from '../platform/firestore.ts';

interface AccountCalls {
  /** Reads an organiser's subscriptions to notices. Returns a function that ends them in the same transaction. */
  endOrganiserNotices(tx: Transaction, db: Database, uid: string): Promise<() => void>;
}

export const accountHooks = createHooks<AccountCalls>('account');
