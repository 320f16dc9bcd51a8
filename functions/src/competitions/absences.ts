import { entryName, isAwaited, isOfferOver, type Match, playersOf } from '@arena/domain';
import type { Absence, Absences } from '@arena/domain/api';
import { SYSTEM } from '../audit/audit-entry.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { actorOf, type Context } from '../platform/context.ts';
import {
  absence,
  isSubstituteOf,
  offerExpiry,
  offerWithdrawal,
  presence,
} from '../registrations/commands/seat-commands.ts';
import { applyOperation, applyToRegistration } from '../registrations/queue.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findAbsent, findRegistration, findRegistrations } from '../registrations/registration-queries.ts';
import { findSubstitutes, offerFreeSeats, offersTo } from '../registrations/seat-offers.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import type { Planned } from './competition-document.ts';
import { getPlannedCompetition } from './competitions.ts';
import { seatDeadline } from './entry-sync.ts';
import { type MatchAddress, matchOf } from './match-rules.ts';

interface AbsenceAddress extends MatchAddress {
  entryId: string;
}

const nameOf = (registration: StoredRegistration) =>
  entryName({ name: registration.team?.name ?? '', players: playersOf(registration) });

function findSubstitutesOf(context: Context, absent: readonly StoredRegistration[]): Promise<StoredRegistration[]> {
  return findRegistrations(
    context,
    absent.flatMap((player) => player.absence?.substituteId ?? []),
  );
}

/** Offers seats again whose offers expired, without waiting for the job. */
async function reoffer(context: Context, tournamentId: string, absent: readonly StoredRegistration[]): Promise<void> {
  const expired = (await findSubstitutesOf(context, absent)).filter((player) => isOfferOver(player, context.now));
  if (expired.length === 0) return;
  const system = { ...context, actor: SYSTEM };
  await Promise.all(expired.map(({ id }) => applyToRegistration(system, id, { decide: offerExpiry(context.now) })));
  await offerFreeSeats(system, tournamentId, (id, operation) => applyOperation(system, id, operation));
}

function toAbsence(absent: StoredRegistration, entryId: string, substitutes: readonly StoredRegistration[]): Absence {
  const substitute = substitutes.find((candidate) => isSubstituteOf(candidate, absent));
  const name = substitute === undefined ? null : nameOf(substitute);
  const isWaiting = substitute?.status === 'waiting';
  return {
    entryId,
    name: nameOf(absent),
    offer:
      isWaiting && name !== null && substitute.offeredUntil !== null
        ? { name, phone: substitute.phone, until: substitute.offeredUntil }
        : null,
    takenBy: isWaiting ? null : name,
  };
}

/** Lists the entries of a match's lobby that hold a seat, in drawn order. */
function lobbyOf({ competition, entries }: Planned, { stageId, groupId }: Match): string[] {
  const stage = competition.stages.find(({ id }) => id === stageId);
  const drawn = stage?.groups.find(({ id }) => id === groupId)?.entryIds ?? [];
  const seated = new Set(entries.filter((one) => isAwaited(one) && one.registrationId !== null).map(({ id }) => id));
  return drawn.filter((id) => seated.has(id));
}

/** True if both matches are played by the same lobby. */
const isSameLobby = (one: Match | undefined, other: Match) =>
  one?.stageId === other.stageId && one.groupId === other.groupId;

/**
 * Lists the absent players of a match's lobby, including those marked in another of its matches. Expired seat offers
 * pass to the next in line.
 * @throws ApiError `competition_not_found`, `not_found`
 */
export async function listAbsences(context: Context, { tournamentId, matchId }: MatchAddress): Promise<Absences> {
  const facts = await getPlannedCompetition(context, tournamentId);
  const match = matchOf(facts, matchId);
  const all = await findAbsent(context, tournamentId);
  await reoffer(context, tournamentId, all);
  const absent = await findAbsent(context, tournamentId);
  const [substitutes, tournament] = await Promise.all([
    findSubstitutesOf(context, absent),
    findTournament(context, tournamentId),
  ]);
  const [next] = tournament === null ? [] : await findSubstitutes(context, tournament);
  const absences = absent.flatMap((player) => {
    const entry = facts.entries.find(({ registrationId }) => registrationId === player.id);
    const marked = facts.matches.find(({ id }) => id === player.absence?.matchId);
    return entry !== undefined && isSameLobby(marked, match) ? [toAbsence(player, entry.id, substitutes)] : [];
  });
  const marked = new Set(absences.map(({ entryId }) => entryId));
  return {
    absences,
    present: lobbyOf(facts, match).filter((id) => !marked.has(id)),
    next: next === undefined ? null : nameOf(next),
  };
}

/** Finds the registration of an entry. @throws ApiError `not_found`, or `absence_closed` if it was added by hand. */
function registrationOf({ entries }: Planned, entryId: string): string {
  const { registrationId } = found(entries.find(({ id }) => id === entryId) ?? null);
  if (registrationId === null) throw new ApiError('absence_closed');
  return registrationId;
}

/** @throws ApiError `absence_closed` if the match is over or the entry doesn't play in it. */
function requireUpcomingMatch({ competition }: Planned, match: Match, entryId: string): void {
  const stage = competition.stages.find(({ id }) => id === match.stageId);
  const group = stage?.groups.find(({ id }) => id === match.groupId);
  const isToPlay = match.state === 'scheduled' || match.state === 'playing';
  if (stage?.state !== 'open' || !isToPlay || !group?.entryIds.includes(entryId)) throw new ApiError('absence_closed');
}

/**
 * Marks a player as absent from a match's lobby. In one commit the player loses the seat and access to the room's code,
 * and the next in line is offered the seat.
 * @throws ApiError `competition_not_found`, `not_found`, `absence_closed`, `decision_conflict`
 */
export async function markAbsent(context: Context, { entryId, ...address }: AbsenceAddress): Promise<Absences> {
  const { tournamentId, matchId } = address;
  const facts = await getPlannedCompetition(context, tournamentId);
  const id = registrationOf(facts, entryId);
  const known = await findRegistration(context, id);
  if (known?.status === 'rejected' && known.absence !== null) return listAbsences(context, address);
  requireUpcomingMatch(facts, matchOf(facts, matchId), entryId);
  const tournament = found(await findTournament(context, tournamentId));
  const until = seatDeadline(facts, id, context.now);
  const candidates = until === null ? [] : await findSubstitutes(context, tournament);
  const actor = actorOf(context);
  await applyOperation(context, tournamentId, {
    registrationId: id,
    decide: absence({ matchId, candidateIds: candidates.map((candidate) => candidate.id) }, actor),
    also: until === null ? [] : offersTo(candidates, id, until, actor),
  });
  return listAbsences(context, address);
}

/**
 * Undoes an absence. The player regains the seat, and the substitute returns to the waiting list.
 * @throws ApiError `competition_not_found`, `not_found`, `decision_conflict`; `seat_taken` if the substitute plays;
 * `tournament_full` or `already_registered` if no seat is free or an ID plays elsewhere; `edit_conflict` if the seat
 * was meanwhile offered to another substitute.
 */
export async function markPresent(context: Context, { entryId, ...address }: AbsenceAddress): Promise<Absences> {
  const { tournamentId } = address;
  const facts = await getPlannedCompetition(context, tournamentId);
  matchOf(facts, address.matchId);
  const id = registrationOf(facts, entryId);
  const substituteId = (await findRegistration(context, id))?.absence?.substituteId ?? null;
  const actor = actorOf(context);
  await applyOperation(context, tournamentId, {
    registrationId: id,
    decide: presence(substituteId, actor),
    also: substituteId === null ? [] : [{ registrationId: substituteId, decide: offerWithdrawal(id, actor) }],
  });
  return listAbsences(context, address);
}
