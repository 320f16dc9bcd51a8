import {
  confirmationsOf,
  HOUR,
  isConfirmationMissed,
  limits,
  openConfirmation,
  type Registration,
  type SeenConfirmation,
  type VisibleTournament,
} from '@arena/domain';
import type { BatchOutcome, UnconfirmedRegistrations } from '@arena/domain/api';
import { SYSTEM } from '../audit/audit-entry.ts';
import { closeFinalOf, confirmFinal, nearFinals } from '../competitions/finals.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { attempts } from '../platform/attempts.ts';
import { forEachId } from '../platform/batch.ts';
import { actorOf, type Context } from '../platform/context.ts';
import { confirmation, expiry } from '../registrations/commands/commands.ts';
import { applyToRegistration, applyToRegistrations } from '../registrations/queue.ts';
import { type StoredRegistration, toRegistration } from '../registrations/registration-document.ts';
import { findUnconfirmed, findUnenrolled } from '../registrations/registration-queries.ts';
import { playerAt } from '../registrations/round.ts';
import { findConfirming, findTournament } from '../tournaments/tournament-queries.ts';
import { forgetTournamentContexts } from './my-registration.ts';

/** Confirms the open windows of a registration. @returns the refusal if none is open. */
async function confirmOpen(
  context: Context,
  { id, link }: StoredRegistration,
  seen: SeenConfirmation | undefined,
): Promise<ApiError | null> {
  const decide = confirmation((player) => player.link === link, 'link_not_found', playerAt(context.now), { seen });
  try {
    await applyToRegistration(context, id, { decide });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirmation_closed') throw error;
    return error;
  }
}

/**
 * Confirms by a player's private link, including the final.
 * @param seen the confirmation shown on the player's page.
 * @throws ApiError `link_not_found`; `confirmation_closed` outside its window; `confirmation_moved` if its day changed.
 */
export async function confirmOwn(context: Context, owner: StoredRegistration, seen?: SeenConfirmation): Promise<void> {
  const refusal = await confirmOpen(context, owner, seen);
  const tournament = owner.status === 'approved' ? await findTournament(context, owner.tournamentId) : null;
  const final = tournament && (await confirmFinal(context, owner.id, tournament, seen));
  if (final === 'missed') throw new ApiError('confirmation_closed');
  if (refusal !== null && final !== 'confirmed') throw refusal;
  forgetTournamentContexts(context.db);
}

/**
 * Confirms on behalf of a player, even late, while the player still has the seat.
 * @throws ApiError `not_found`, `confirmation_closed`
 */
export async function confirmFor(context: Context, id: string): Promise<Registration> {
  const decide = confirmation(() => true, 'not_found', actorOf(context), { counts: ['open', 'missed'] });
  return toRegistration(found(await applyToRegistration(context, id, { decide })));
}

/** Confirms several registrations on behalf of their players, each by itself. */
export function confirmSeveral(context: Context, ids: readonly string[]): Promise<BatchOutcome> {
  return forEachId(ids, (id) => confirmFor(context, id));
}

/** Counts the registrations of a tournament that have to confirm now. Null if there are none. */
async function unconfirmedIn(
  context: Context,
  tournament: VisibleTournament,
): Promise<UnconfirmedRegistrations | null> {
  const { id, date } = tournament;
  if (date === null) return null;
  const { now } = context;
  const most = limits.unconfirmedCounted;
  const reads = [findUnenrolled(context, id, now, most), findUnconfirmed(context, id, new Date(date), most)];
  const players = new Map((await Promise.all(reads)).flat().map((player) => [player.id, player]));
  const open = [...players.values()].flatMap(
    (player) => openConfirmation(confirmationsOf(tournament, player, now)) ?? [],
  );
  const [until] = open.map(({ closesAt }) => closesAt).sort();
  return until === undefined ? null : { tournamentId: id, count: open.length, until };
}

/** Counts the registrations that have to confirm now, by tournament, the soonest first. */
export async function listUnconfirmed(context: Context): Promise<UnconfirmedRegistrations[]> {
  const tournaments = await findConfirming(context);
  const counts = await Promise.all(tournaments.map((tournament) => unconfirmedIn(context, tournament)));
  return counts.filter((count) => count !== null);
}

/** Finds some registrations whose windows may have closed. The list may contain duplicates. */
async function findExpiring(
  context: Context,
  { id, confirmations, confirmationsSince, date }: VisibleTournament,
): Promise<StoredRegistration[]> {
  if (confirmations === null || date === null) return [];
  const { now } = context;
  const begins = Date.parse(date);
  if (now.getTime() > begins - confirmations.matchUntilHours * HOUR) {
    const reads = [findUnenrolled(context, id, now), findUnconfirmed(context, id, new Date(begins))];
    return (await Promise.all(reads)).flat();
  }
  const approved = now.getTime() - confirmations.enrolmentHours * HOUR;
  const isLongEnough = approved >= Date.parse(confirmationsSince ?? new Date(0).toISOString());
  return isLongEnough ? findUnenrolled(context, id, new Date(approved)) : [];
}

async function expireUnconfirmed(context: Context, tournament: VisibleTournament): Promise<void> {
  const { now } = context;
  const missed = (await findExpiring(context, tournament)).filter((player) =>
    isConfirmationMissed(tournament, player, now),
  );
  const ids = [...new Set(missed.map(({ id }) => id))];
  await applyToRegistrations(context, tournament.id, ids, expiry(now));
}

/**
 * Frees the seats of players who missed a confirmation, including the final's. Interrupted and concurrent runs are
 * safe: each action happens once.
 * @throws Error if a tournament failed. The others are completed.
 */
export async function runConfirmations(job: Context): Promise<void> {
  const context = { ...job, actor: SYSTEM };
  const { attempt, end } = attempts(context.log, 'confirmations not closed');
  for (const tournament of await findConfirming(context)) {
    await attempt({ tournament: tournament.id }, () => expireUnconfirmed(context, tournament));
  }
  for (const tournament of await nearFinals(context)) {
    await attempt({ tournament: tournament.id }, () => closeFinalOf(context, tournament));
  }
  end();
}
