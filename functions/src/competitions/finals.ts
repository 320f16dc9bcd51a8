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
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { type Planned, tournamentsBeforeFinal } from './competition-document.ts';
import {
  type Author,
  auditOf,
  type Decide,
  decide,
  ifPlanned,
  type Outcome,
  planned,
  withEntry,
  withPlan,
} from './decide.ts';

/**
 * Confirms a final and returns its state; null if there is none. Repeating the call has no effect. @param isLate also
 * accepts a missed confirmation while the entry is in the final. @param seen the confirmation that the player saw.
 */
function confirmEntry(
  tournament: VisibleTournament,
  known: Planned,
  entry: Entry,
  author: Author,
  { isLate, seen }: { isLate: boolean; seen?: SeenConfirmation | undefined },
): Outcome<ConfirmationState | null> {
  const window = finalConfirmation(tournament, known, entry, author.now);
  if (window !== null && isMoved(window, seen)) throw new ApiError('confirmation_moved');
  const state = window?.state ?? null;
  const mayConfirm = state === 'open' || (isLate && state === 'missed' && entry.finalMissedAt === undefined);
  if (!mayConfirm) return { result: state };
  const change = { before: {}, after: { confirmed: ['final'] } };
  const audit = auditOf('entry.confirm', known, entry.id, change);
  const begins = known.competition.final?.begins;
  const next = withEntry(known, { ...entry, finalConfirmedAt: author.now.toISOString(), finalConfirmedFor: begins });
  return { result: 'confirmed', next, audit };
}

/** Confirms by a player's link. Returns null if the player isn't in the competition. */
function finalConfirming(
  tournament: VisibleTournament,
  registrationId: string,
  author: Author,
  seen: SeenConfirmation | undefined,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = entryOfRegistration(facts.entries, registrationId);
    return entry === null
      ? { result: null }
      : confirmEntry(tournament, planned(facts), entry, author, { isLate: false, seen });
  };
}

/** Confirms through an organiser on the player's behalf. */
function finalConfirmingFor(
  tournament: VisibleTournament,
  entryId: string,
  author: Author,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    return confirmEntry(tournament, planned(facts), entry, author, { isLate: true });
  };
}

/**
 * Replaces entries that missed the final's confirmation, or no longer play, by the next in line. Repeating the call has
 * no effect.
 */
function finalClosing(tournament: VisibleTournament, now: Date): Decide<void> {
  return ifPlanned((known) => {
    const closing = closeFinal(tournament, known, now);
    if (closing === null) return null;
    const { competition, entries, out, came } = closing;
    const change = { before: { out }, after: { came } };
    const audit = auditOf('competition.expire', known, null, change);
    return { next: withPlan({ ...known, entries }, { stages: competition.stages }), audit };
  });
}

/** Skips reading competitions without results, because they have no final yet. */
function asksForFinal({ confirmations, result }: VisibleTournament): boolean {
  return typeof confirmations?.finalUntilMinutes === 'number' && result !== null;
}

/**
 * Confirms a registration's final and returns its state; null if there is none.
 * @throws ApiError `confirmation_moved` if the final moved to another day than the player saw.
 */
export async function confirmFinal(
  context: Context,
  registrationId: string,
  tournament: VisibleTournament,
  seen?: SeenConfirmation,
): Promise<ConfirmationState | null> {
  if (!asksForFinal(tournament)) return null;
  return decide(context, tournament.id, finalConfirming(tournament, registrationId, context, seen));
}

/**
 * Confirms an entry's final on the player's behalf.
 * @throws ApiError `not_found`, or `confirmation_closed` if there is nothing to confirm.
 */
export async function confirmFinalFor(context: Context, entryId: string, tournamentId: string): Promise<void> {
  const tournament = await findTournament(context, tournamentId);
  if (tournament === null || !asksForFinal(tournament)) throw new ApiError('confirmation_closed');
  const state = await decide(context, tournamentId, finalConfirmingFor(tournament, entryId, context));
  if (state !== 'confirmed') throw new ApiError('confirmation_closed');
}

/** Finds tournaments whose final is so near that its confirmations may have closed. */
export async function nearFinals(context: Context): Promise<VisibleTournament[]> {
  const { now } = context;
  const ids = await tournamentsBeforeFinal(context, now, new Date(now.getTime() + limits.mostBeforeFinal * MINUTE));
  return (await Promise.all(ids.map((id) => findTournament(context, id)))).filter((one) => one !== null);
}

/** Replaces entries of a final that missed the confirmation or no longer play. Safe to repeat, and to run late. */
export function closeFinalOf(context: Context, tournament: VisibleTournament): Promise<void> {
  return decide(context, tournament.id, finalClosing(tournament, context.now));
}
