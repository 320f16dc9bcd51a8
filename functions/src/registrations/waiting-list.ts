import { isInLine, type Registration, type Waiting } from '@arena/domain';
import { SYSTEM } from '../audit/audit-entry.ts';
import { found } from '../platform/api-error.ts';
import { attempts } from '../platform/attempts.ts';
import { actorOf, type Context } from '../platform/context.ts';
import { findWithWaiting } from '../tournaments/tournament-queries.ts';
import { offer, offerAcceptance, offerExpiry } from './commands/seat-commands.ts';
import { applyOperation, applyToRegistration } from './queue.ts';
import { type StoredRegistration, toRegistration } from './registration-document.ts';
import { countBefore, findExpiredOffers } from './registration-queries.ts';
import { offerFreeSeats } from './seat-offers.ts';

/** Finds a registration's position on the waiting list; null if it isn't waiting. */
export async function findWaiting(context: Context, registration: StoredRegistration): Promise<Waiting | null> {
  const { tournamentId, status, line, offeredUntil } = registration;
  if (status !== 'waiting') return null;
  if (!isInLine(registration)) return { number: null, offeredUntil };
  return { number: (await countBefore(context, tournamentId, line ?? 0)) + 1, offeredUntil };
}

/** @throws ApiError `link_not_found`, or `offer_closed` if the player has no current offer. */
export async function takeSeat(context: Context, { id, link }: StoredRegistration): Promise<void> {
  await applyToRegistration(context, id, { decide: offerAcceptance(link, context.now) });
}

/** @throws ApiError `not_found`, `decision_conflict`, `tournament_full`, `offer_closed` */
export async function offerSeat(context: Context, id: string): Promise<Registration> {
  const decide = offer(actorOf(context));
  return toRegistration(found(await applyToRegistration(context, id, { decide })));
}

/**
 * Closes expired offers and offers free seats. Safe to run concurrently.
 * @throws Error if an offer failed. The others are completed.
 */
export async function runWaitingList(job: Context): Promise<void> {
  const context = { ...job, actor: SYSTEM };
  const { attempt, end } = attempts(context.log, 'places not offered');
  const expired = await findExpiredOffers(context);
  const closing = expired.map(({ id, tournamentId }) =>
    attempt({ tournament: tournamentId }, () =>
      applyOperation(context, tournamentId, { registrationId: id, decide: offerExpiry(context.now) }),
    ),
  );
  await Promise.all(closing);
  const waiting = await findWithWaiting(context);
  // A lobby's seat is offered again after the tournament has begun.
  const ids = new Set([...expired.map(({ tournamentId }) => tournamentId), ...waiting.map(({ id }) => id)]);
  for (const id of ids) {
    await attempt({ tournament: id }, () =>
      offerFreeSeats(context, id, (tournamentId, operation) => applyOperation(context, tournamentId, operation)),
    );
  }
  end();
}
