import { Digest, type PublicPrize } from '@arena/domain';
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
}

export function prizeStore(database: Database): PrizeStore {
  return {
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
