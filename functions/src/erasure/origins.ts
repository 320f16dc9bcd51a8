import { isOver, limits } from '@arena/domain';
import { forgettingOrigin } from '../registrations/decisions/decisions.ts';
import type { ErasureParts } from './service.ts';

export interface OriginErasure {
  /** Forgets where the registrations of tournaments that are over, or gone, came from. */
  run(now: Date): Promise<void>;
}

type Parts = Pick<ErasureParts, 'store' | 'registrations' | 'tournaments' | 'ledger'>;

export function originErasure({ store, registrations, tournaments, ledger }: Parts): OriginErasure {
  async function forget(tournamentId: string): Promise<void> {
    for (;;) {
      const ids = await registrations.someWithOrigin(tournamentId, limits.batch);
      if (ids.length === 0) return;
      await ledger.applyToEach(tournamentId, ids, forgettingOrigin);
    }
  }

  return {
    async run(now) {
      for await (const id of store.tournamentIds()) {
        const tournament = await tournaments.visible(id);
        if (tournament === null || isOver(tournament, now)) await forget(id);
      }
    },
  };
}
