import { Digest, HistoryHead, type Money, type PublicPrize } from '@arena/domain';
import type { Database } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';

/** The prizes of a tournament, as everybody may see them. */
export interface TournamentPrizes {
  tournamentId: string;
  prizes: PublicPrize[];
}

export interface PrizeStore {
  /** Those of every tournament of which one waits for an organiser. */
  owed(): Promise<TournamentPrizes[]>;
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
      const found: TournamentPrizes[] = [];
      for await (const document of pagesOf(owing)) {
        found.push({ tournamentId: document.id, prizes: Digest.parse(document.data()).prizes });
      }
      return found;
    },
  };
}
