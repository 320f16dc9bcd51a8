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
import { type Planned, tournamentsBeforeFinal } from '../competitions/competition-document.ts';
import {
  type Author,
  auditOf,
  type Decide,
  decide,
  type Outcome,
  planned,
  replanned,
  wherePlanned,
  withEntry,
} from '../competitions/decide.ts';
import type { Context } from '../context.ts';
import { ApiError, found } from '../failure.ts';
import { findTournament } from '../tournaments/queries.ts';

/**
 * Confirms a final and returns its state; null without one. A confirmed one stays so. @param isLate counts it after its
 * time too, as long as the entry is still in the final. @param seen the confirmation that the player saw.
 */
function confirmed(
  tournament: VisibleTournament,
  known: Planned,
  entry: Entry,
  author: Author,
  { isLate, seen }: { isLate: boolean; seen?: SeenConfirmation | undefined },
): Outcome<ConfirmationState | null> {
  const window = finalConfirmation(tournament, known, entry, author.now);
  if (window !== null && isMoved(window, seen)) throw new ApiError('confirmation_moved');
  const state = window?.state ?? null;
  const isStill = state === 'open' || (isLate && state === 'missed' && entry.finalMissedAt === undefined);
  if (!isStill) return { result: state };
  const change = { before: {}, after: { confirmed: ['final'] } };
  const audit = auditOf('entry.confirm', known, entry.id, change);
  const begins = known.competition.final?.begins;
  const next = withEntry(known, { ...entry, finalConfirmedAt: author.now.toISOString(), finalConfirmedFor: begins });
  return { result: 'confirmed', next, audit };
}

/** The same by its player. Who isn't in the competition has nothing to confirm. */
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
      : confirmed(tournament, planned(facts), entry, author, { isLate: false, seen });
  };
}

/** The same by an organiser, on its player's word. */
function finalConfirmingFor(
  tournament: VisibleTournament,
  entryId: string,
  author: Author,
): Decide<ConfirmationState | null> {
  return (facts) => {
    const entry = found(facts.entries.find(({ id }) => id === entryId));
    return confirmed(tournament, planned(facts), entry, author, { isLate: true });
  };
}

/**
 * Replaces entries that missed the final's confirmation or don't play any more by the next in line. A repeated call
 * changes nothing.
 */
function finalClosing(tournament: VisibleTournament, now: Date): Decide<void> {
  return wherePlanned((known) => {
    const closing = closeFinal(tournament, known, now);
    if (closing === null) return null;
    const { competition, entries, out, came } = closing;
    const change = { before: { out }, after: { came } };
    const audit = auditOf('competition.expire', known, null, change);
    return { next: replanned({ ...known, entries }, { stages: competition.stages }), audit };
  });
}

/** Without results there is no final: skips reading the competition. */
function asksForFinal({ confirmations, result }: VisibleTournament): boolean {
  return typeof confirmations?.finalUntilMinutes === 'number' && result !== null;
}

/**
 * Confirms a registration's final and returns its state; null without one. @throws ApiError `confirmation_moved` if it
 * is on another day than was seen.
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
 * Confirms the final of an entry on its player's word.
 * @throws ApiError `not_found`, `confirmation_closed` where nothing is to be confirmed.
 */
export async function confirmFinalFor(context: Context, entryId: string, tournamentId: string): Promise<void> {
  const tournament = await findTournament(context, tournamentId);
  if (tournament === null || !asksForFinal(tournament)) throw new ApiError('confirmation_closed');
  const state = await decide(context, tournamentId, finalConfirmingFor(tournament, entryId, context));
  if (state !== 'confirmed') throw new ApiError('confirmation_closed');
}

/** Finds the tournaments whose final is so near that its confirmations may have ended. */
export async function nearFinals(context: Context): Promise<VisibleTournament[]> {
  const { now } = context;
  const ids = await tournamentsBeforeFinal(context, now, new Date(now.getTime() + limits.mostBeforeFinal * MINUTE));
  return (await Promise.all(ids.map((id) => findTournament(context, id)))).filter((one) => one !== null);
}

/** Takes those who didn't confirm in time, or don't play any more, out of a final. It can be asked often, and late. */
export function closeFinalOf(context: Context, tournament: VisibleTournament): Promise<void> {
  return decide(context, tournament.id, finalClosing(tournament, context.now));
}
