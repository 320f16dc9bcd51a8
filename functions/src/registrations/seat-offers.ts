import { hasRoom, isInLine, lacksConsent, limits, seatsToOffer, type VisibleTournament } from '@arena/domain';
import { SYSTEM } from '../audit/audit-entry.ts';
import type { Actor, Context } from '../platform/context.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { absentSeatOffer, automaticOffer, isSubstituteOf, substituteOffer } from './commands/seat-commands.ts';
import type { Operation } from './decision.ts';
import type { StoredRegistration } from './registration-document.ts';
import { findAbsent, findFirstInLine, findRegistrations } from './registration-queries.ts';
import { registrationHooks } from './store.ts';

type Apply = (tournamentId: string, operation: Operation) => Promise<StoredRegistration | null>;

/** Lists the first in line who can play at once because no consent is missing. */
export async function findSubstitutes(context: Context, tournament: VisibleTournament): Promise<StoredRegistration[]> {
  const first = await findFirstInLine(context, tournament.id, limits.waiting.closed);
  return first
    .filter((registration) => !lacksConsent(tournament, registration))
    .slice(0, limits.substitution.candidates);
}

/** Creates an offer command for each candidate. It takes effect for the candidate chosen by the seat's own command. */
export function offersTo(
  candidates: readonly StoredRegistration[],
  absentId: string,
  until: string,
  actor: Actor,
): NonNullable<Operation['also']> {
  return candidates.map(({ id }) => ({ registrationId: id, decide: substituteOffer(absentId, until, actor) }));
}

/** Finds the absent players whose seat is neither taken nor offered. */
async function findVacated(context: Context, tournamentId: string): Promise<StoredRegistration[]> {
  const absent = await findAbsent(context, tournamentId);
  const substitutes = await findRegistrations(
    context,
    absent.flatMap(({ absence }) => absence?.substituteId ?? []),
  );
  return absent.filter((seat) => !substitutes.some((substitute) => isSubstituteOf(substitute, seat)));
}

/** Offers the vacated seats of lobbies that are still to play. @returns the number of offers. */
async function offerAbsentSeats(context: Context, tournament: VisibleTournament, apply: Apply): Promise<number> {
  const { id: tournamentId } = tournament;
  const actor = { uid: SYSTEM, now: context.now };
  const vacated = await findVacated(context, tournamentId);
  if (vacated.length === 0) return 0;
  const deadlines = await registrationHooks.get().seatDeadlines(
    context,
    tournamentId,
    vacated.map(({ id }) => id),
  );
  let offered = 0;
  for (const { id, absence } of vacated) {
    const until = deadlines.get(id);
    const candidates = until === undefined ? [] : await findSubstitutes(context, tournament);
    if (until === undefined || candidates.length === 0) continue;
    const ids = candidates.map((candidate) => candidate.id);
    const next = await apply(tournamentId, {
      registrationId: id,
      decide: absentSeatOffer(ids),
      reads: absence?.substituteId ? [absence.substituteId] : [],
      also: offersTo(candidates, id, until, actor),
    });
    if (ids.some((candidate) => next?.absence?.substituteId === candidate)) offered += 1;
  }
  return offered;
}

/** Offers a tournament's free seats to the first in line. Lobby seats go first. */
export async function offerFreeSeats(context: Context, tournamentId: string, apply: Apply): Promise<void> {
  const { now } = context;
  const tournament = await findTournament(context, tournamentId);
  if (tournament === null || tournament.waitingPlayers === 0 || !hasRoom(tournament)) return;
  const inLobbies = await offerAbsentSeats(context, tournament, apply);
  const most = Math.min(seatsToOffer(tournament, now) - inLobbies, limits.waiting.closed);
  if (most <= 0) return;
  // Offer in order and stop at the first failure, so that no player is skipped.
  for (const { id, line } of await findFirstInLine(context, tournamentId, most)) {
    const next = await apply(tournamentId, { registrationId: id, decide: automaticOffer(line, now) });
    if (next !== null && isInLine(next)) break;
  }
}
