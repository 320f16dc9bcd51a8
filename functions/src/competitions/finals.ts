import { type ConfirmationState, limits, MINUTE, type VisibleTournament } from '@arena/domain';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { finalClosing, finalConfirming, finalConfirmingFor } from './final-decisions.ts';
import type { CarryOut } from './service.ts';
import type { CompetitionStore } from './store.ts';

/** Who is in a final says that they play it, or loses it. */
export interface Finals {
  /** Confirms a registration's final where it is to be confirmed now, and says how that stands; null where nobody asks. */
  confirmFinal(registrationId: string, tournament: VisibleTournament, actor: Actor): Promise<ConfirmationState | null>;
  /**
   * The same of an entry, on its player's word.
   * @throws ApiError `not_found`, `confirmation_closed` where nothing is to be confirmed.
   */
  confirmFinalFor(entryId: string, tournamentId: string, actor: Actor): Promise<void>;
  /** The tournaments whose final is so near that its confirmations may have ended. */
  nearFinals(now: Date): Promise<VisibleTournament[]>;
  /** Takes those who didn't confirm in time out of a final. It can be asked often, and late. */
  closeFinal(tournament: VisibleTournament, now: Date): Promise<void>;
}

interface Parts {
  store: Pick<CompetitionStore, 'beforeFinal'>;
  tournaments: Pick<TournamentStore, 'visible'>;
}

/** Without results nobody plays a final yet: no competition is read for those who confirm their place. */
function asksForFinal({ confirmations, result }: VisibleTournament): boolean {
  return typeof confirmations?.finalUntilMinutes === 'number' && result !== null;
}

export function finals(carryOut: CarryOut, { store, tournaments }: Parts): Finals {
  return {
    async confirmFinal(registrationId, tournament, actor) {
      if (!asksForFinal(tournament)) return null;
      return carryOut(tournament.id, finalConfirming(tournament, registrationId, actor), actor);
    },
    async confirmFinalFor(entryId, tournamentId, actor) {
      const tournament = await tournaments.visible(tournamentId);
      if (tournament === null || !asksForFinal(tournament)) throw new ApiError('confirmation_closed');
      const state = await carryOut(tournamentId, finalConfirmingFor(tournament, entryId, actor), actor);
      if (state !== 'confirmed') throw new ApiError('confirmation_closed');
    },
    async nearFinals(now) {
      const until = new Date(now.getTime() + limits.mostBeforeFinal * MINUTE);
      const ids = await store.beforeFinal(now, until);
      return (await Promise.all(ids.map((id) => tournaments.visible(id)))).filter((one) => one !== null);
    },
    closeFinal: (tournament, now) => carryOut(tournament.id, finalClosing(tournament, now), { now }),
  };
}
