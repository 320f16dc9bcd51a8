import { isErasureDue, limits } from '@arena/domain';
import type { CompetitionService } from '../competitions/service.ts';
import { attempts } from '../platform/attempts.ts';
import { won } from '../platform/fault.ts';
import type { Log } from '../platform/log.ts';
import { erasure } from '../registrations/decisions/decisions.ts';
import type { Ledger } from '../registrations/ledger.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TotalsStore } from '../totals/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { ErasureStore } from './store.ts';

export interface RegistrationErasure {
  /**
   * Erases the registrations of every tournament whose days are over, in batches; what they came to stays in the
   * totals. It begins with what is there, so one that was broken off goes on where it was, and several at once share
   * the work.
   * @throws Error where a tournament's could not be erased; the others' are all the same.
   */
  run(now: Date): Promise<void>;
}

export interface ErasureParts {
  store: ErasureStore;
  registrations: Pick<RegistrationReader, 'someOf' | 'someWithOrigin'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  competitions: Pick<CompetitionService, 'forgetPlayers'>;
  ledger: Pick<Ledger, 'applyToEach'>;
  totals: Pick<TotalsStore, 'begin' | 'begun' | 'finish'>;
  log: Log;
}

export function registrationErasure({
  store,
  registrations,
  tournaments,
  competitions,
  ledger,
  totals,
  log,
}: ErasureParts): RegistrationErasure {
  async function isDue(tournamentId: string, now: Date): Promise<boolean> {
    const [tournament, lastArrival] = await Promise.all([
      tournaments.visible(tournamentId),
      store.lastArrival(tournamentId),
    ]);
    return isErasureDue(tournament, lastArrival, now);
  }

  async function erase(tournamentId: string, now: Date): Promise<void> {
    await competitions.forgetPlayers(tournamentId, now);
    await totals.begin(tournamentId);
    for (;;) {
      const ids = await registrations.someOf(tournamentId, limits.batch);
      if (ids.length === 0) return;
      await ledger.applyToEach(tournamentId, ids, erasure);
    }
  }

  /** One that has registrations again was given another date meanwhile: it isn't over. */
  async function finish(tournamentId: string, now: Date): Promise<void> {
    if ((await registrations.someOf(tournamentId, 1)).length > 0) return;
    await won(totals.finish(tournamentId, now));
  }

  return {
    async run(now) {
      const { attempt, end } = attempts(log, 'tournament not erased');
      for await (const id of store.tournamentIds()) {
        await attempt({ tournament: id }, async () => {
          if (await isDue(id, now)) await erase(id, now);
        });
      }
      const begun = await totals.begun(limits.page.most);
      for (const id of begun) await attempt({ tournament: id }, () => finish(id, now));
      end();
    },
  };
}
