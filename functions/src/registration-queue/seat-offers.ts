import { isInLine, limits, placesToOffer } from '@arena/domain';
import type { Context } from '../context.ts';
import { findFirstInLine } from '../registrations/queries.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findTournament } from '../tournaments/queries.ts';
import { automaticOffer } from './commands.ts';
import type { Operation } from './decide.ts';

type Apply = (tournamentId: string, operation: Operation) => Promise<StoredRegistration | null>;

/** Offers the free seats of a tournament to the first in line. */
export async function offerFreeSeats(context: Context, tournamentId: string, apply: Apply): Promise<void> {
  const { now } = context;
  const tournament = await findTournament(context, tournamentId);
  const seats = tournament === null ? 0 : placesToOffer(tournament, now);
  if (seats === 0) return;
  const most = Math.min(seats, limits.waiting.closed);
  // Offer in order and stop at the first failure, so that no one is passed over.
  for (const { id, line } of await findFirstInLine(context, tournamentId, most)) {
    const next = await apply(tournamentId, { registrationId: id, decide: automaticOffer(line, now) });
    if (next !== null && isInLine(next)) break;
  }
}
