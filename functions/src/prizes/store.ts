import { Digest, HistoryHead, type Money } from '@arena/domain';
import type { OwedPrizes } from '@arena/domain/api';
import type { Database } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';

export interface PrizeStore {
  /** All prizes of every tournament of which one waits for an organiser. */
  owed(): Promise<OwedPrizes[]>;
  /** What was delivered in published tournaments, by currency. */
  delivered(): Promise<Money[]>;
}

export function prizeStore(database: Database): PrizeStore {
  return {
    async delivered() {
      const head = await database.doc('history/all').get();
      return head.exists ? HistoryHead.parse(head.data()).prizes.delivered : [];
    },
    async owed() {
      const owing = database.collection('digests').where('owes', '==', true).orderBy('__name__');
      const found: OwedPrizes[] = [];
      for await (const document of pagesOf(owing)) {
        found.push({ tournamentId: document.id, prizes: Digest.parse(document.data()).prizes });
      }
      return found;
    },
  };
}
