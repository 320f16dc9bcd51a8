import { isOver, limits } from '@arena/domain';
import { attempts } from '../platform/attempts.ts';
import type { Log } from '../platform/log.ts';
import { forgettingOrigin } from '../registrations/decisions/decisions.ts';
import type { ErasureParts } from './service.ts';

export interface OriginErasure {
  /**
   * Forgets where the registrations of tournaments that are over, or gone, came from.
   * @throws Error where a tournament's could not be forgotten; the others' are all the same.
   */
  run(now: Date): Promise<void>;
}

interface Parts extends Pick<ErasureParts, 'tournaments' | 'ledger'> {
  store: Pick<ErasureParts['store'], 'tournamentIds'>;
  registrations: Pick<ErasureParts['registrations'], 'someWithOrigin'>;
  log: Pick<Log, 'error'>;
}

export function originErasure({ store, registrations, tournaments, ledger, log }: Parts): OriginErasure {
  async function forget(tournamentId: string): Promise<void> {
    for (;;) {
      const ids = await registrations.someWithOrigin(tournamentId, limits.batch);
      if (ids.length === 0) return;
      await ledger.applyToEach(tournamentId, ids, forgettingOrigin);
    }
  }

  return {
    async run(now) {
      const { attempt, end } = attempts(log, 'origins not erased');
      for await (const id of store.tournamentIds()) {
        await attempt({ tournament: id }, async () => {
          const tournament = await tournaments.visible(id);
          if (tournament === null || isOver(tournament, now)) await forget(id);
        });
      }
      end();
    },
  };
}
