import {
  type ConfirmationState,
  closeFinal,
  type Entry,
  entryOfRegistration,
  finalConfirmation,
  isMoved,
  limits,
  MINUTE,
  type SeenConfirmation,
  type VisibleTournament,
} from '@arena/domain';
import { entryOf, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { type Decide, type Outcome, planned, replanned, targetOf, wherePlanned, withEntry } from './outcome.ts';
import type { CarryOut } from './service.ts';
import type { CompetitionStore, Planned } from './store.ts';

/**
 * Decides on the confirmation of a final, and says how it stands then; null where nobody asks. What is confirmed already
 * stays so.
 * @param isLate whether it counts after its time too, as long as the entry is still in the final.
 * @param seen what was to be confirmed where they did.
 */
function confirmed(
  tournament: VisibleTournament,
  known: Planned,
  entry: Entry,
  actor: Actor,
  { isLate, seen }: { isLate: boolean; seen?: SeenConfirmation | undefined },
): Outcome<ConfirmationState | null> {
  const window = finalConfirmation(tournament, known, entry, actor.now);
  if (window !== null && isMoved(window, seen)) throw new ApiError('confirmation_moved');
  const state = window?.state ?? null;
  const isStill = state === 'open' || (isLate && state === 'missed' && entry.finalMissedAt === undefined);
  if (!isStill) return { result: state };
  const change = { before: {}, after: { confirmed: ['final'] } };
  const audit = entryOf('entry.confirm', targetOf(known, entry.id), actor, change);
  const begins = known.competition.final?.begins;
  const next = withEntry(known, { ...entry, finalConfirmedAt: actor.now.toISOString(), finalConfirmedFor: begins });
  return { result: 'confirmed', next, audit };
}

/** The same by its player. Who isn't in the competition has nothing to confirm. */
function finalConfirming(
  tournament: VisibleTournament,
  registrationId: string,
  actor: Actor,
  seen: SeenConfirmation | undefined,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = entryOfRegistration(facts.entries, registrationId);
    return entry === null
      ? { result: null }
      : confirmed(tournament, planned(facts), entry, actor, { isLate: false, seen });
  };
}

/** The same by an organiser, on its player's word. */
function finalConfirmingFor(
  tournament: VisibleTournament,
  entryId: string,
  actor: Actor,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    return confirmed(tournament, planned(facts), entry, actor, { isLate: true });
  };
}

/**
 * Decides on who didn't confirm the final in time, or doesn't play any more: the next in line plays it. Asked again there
 * is nobody left.
 */
function finalClosing(tournament: VisibleTournament, now: Date): Decide<void> {
  return wherePlanned((known) => {
    const closing = closeFinal(tournament, known, now);
    if (closing === null) return null;
    const { competition, entries, out, came } = closing;
    const change = { before: { out }, after: { came } };
    const audit = entryOf('competition.lapse', targetOf(known), { uid: SYSTEM, now }, change);
    return { next: replanned({ ...known, entries }, { stages: competition.stages }), audit };
  });
}

/** Who is in a final says that they play it, or loses it. */
export interface Finals {
  /**
   * Confirms a registration's final where it is to be confirmed now, and says how that stands; null where nobody asks.
   * @throws ApiError `confirmation_moved` where it is on another day than was seen.
   */
  confirmFinal(
    registrationId: string,
    tournament: VisibleTournament,
    actor: Actor,
    seen?: SeenConfirmation,
  ): Promise<ConfirmationState | null>;
  /**
   * The same of an entry, on its player's word.
   * @throws ApiError `not_found`, `confirmation_closed` where nothing is to be confirmed.
   */
  confirmFinalFor(entryId: string, tournamentId: string, actor: Actor): Promise<void>;
  /** The tournaments whose final is so near that its confirmations may have ended. */
  nearFinals(now: Date): Promise<VisibleTournament[]>;
  /** Takes those who didn't confirm in time, or don't play any more, out of a final. It can be asked often, and late. */
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
    async confirmFinal(registrationId, tournament, actor, seen) {
      if (!asksForFinal(tournament)) return null;
      return carryOut(tournament.id, finalConfirming(tournament, registrationId, actor, seen), actor);
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
