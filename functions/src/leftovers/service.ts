import { isErasureDue } from '@arena/domain';
import type { CompetitionService } from '../competitions/service.ts';
import type { ErasureStore } from '../erasure/store.ts';
import { attempts } from '../platform/attempts.ts';
import { won } from '../platform/fault.ts';
import type { Log } from '../platform/log.ts';
import { commitOnto } from '../records/commit-onto.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { Leftover, LeftoverStore } from './store.ts';

export interface LeftoverErasure {
  /**
   * Erases what leads to players apart from registrations, of every tournament whose days are over: entries of a
   * competition that were made by hand, and lists that an earlier version kept with the tournament.
   * @throws Error where something could not be erased; the rest is all the same.
   */
  run(now: Date): Promise<void>;
}

export interface LeftoverParts {
  store: LeftoverStore;
  registrations: Pick<ErasureStore, 'lastArrival'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  competitions: Pick<CompetitionService, 'forgetPlayers'>;
  log: Log;
}

export function leftoverErasure(parts: LeftoverParts): LeftoverErasure {
  const { store, registrations, tournaments, competitions, log } = parts;

  /** Where nobody knows a tournament's end, and nobody registered, the days count from the last writing. */
  async function isDue({ tournamentId, writtenAt }: Leftover, now: Date): Promise<boolean> {
    const [tournament, lastArrival] = await Promise.all([
      tournaments.visible(tournamentId),
      registrations.lastArrival(tournamentId),
    ]);
    return isErasureDue(tournament, lastArrival ?? writtenAt.toDate().toISOString(), now);
  }

  /** Where forgetting has written, it is noted the next day: by then nobody has named a player again, or it goes too. */
  async function forget(competition: Leftover, now: Date): Promise<void> {
    await competitions.forgetPlayers(competition.tournamentId, now);
    await won(store.noteForgotten(competition));
  }

  function eraseList({ tournamentId }: Leftover): Promise<null> {
    return commitOnto(
      () => store.oldList(tournamentId),
      () => ({ result: null, changes: 'erase' }),
    );
  }

  return {
    async run(now) {
      const { attempt, end } = attempts(log, 'leftovers not erased');
      const each = async (leftovers: AsyncIterable<Leftover>, erase: (leftover: Leftover) => Promise<unknown>) => {
        for await (const leftover of leftovers) {
          await attempt({ tournament: leftover.tournamentId }, async () => {
            if (await isDue(leftover, now)) await erase(leftover);
          });
        }
      };
      await each(store.competitions(), (competition) => forget(competition, now));
      await each(store.withOldLists(), eraseList);
      end();
    },
  };
}
