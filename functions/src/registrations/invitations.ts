import {
  type Invitation,
  invitationState,
  isPast,
  keptPlaces,
  limits,
  type NewInvitations,
  readVisibleTournament,
  type VisibleTournament,
} from '@arena/domain';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { fieldsOf, toTimestamp } from '../platform/firestore.ts';
import { isRepeated, requestHash } from '../platform/repetition.ts';
import { findTournament, tournamentsIn } from '../tournaments/tournament-queries.ts';
import {
  invitationHash,
  invitationProblem,
  invitationsIn,
  invitationToken,
  type StoredInvitation,
  toInvitation,
} from './invitation-document.ts';
import type { StoredRegistration } from './registration-document.ts';
import { findInvited } from './registration-queries.ts';

const ofTournament = ({ db }: Pick<Context, 'db'>, tournamentId: string) =>
  invitationsIn(db).where('tournamentId', '==', tournamentId).limit(limits.invitations.most);

/** Name by which everybody may know a registration. */
const publicNameOf = ({ team, nickname }: Pick<StoredRegistration, 'team' | 'nickname'>) => team?.name ?? nickname;

function toShown(
  { id, createdAt, until, revokedAt, usedAt }: StoredInvitation,
  users: readonly StoredRegistration[],
): Invitation {
  const user = users.find((registration) => registration.invitation === id);
  const name = user === undefined ? '' : publicNameOf(user);
  return { id, createdAt, until, revokedAt, usedAt, usedBy: usedAt === null ? null : name };
}

/** Lists a tournament's invitations without their tokens, newest first. @throws ApiError `tournament_not_found` */
export async function listInvitations(context: Context, tournamentId: string): Promise<Invitation[]> {
  found(await findTournament(context, tournamentId), 'tournament_not_found');
  const { docs } = await ofTournament(context, tournamentId).get();
  const stored = docs.flatMap((document) => toInvitation(document) ?? []);
  const used = stored.filter(({ usedAt }) => usedAt !== null);
  const users = await findInvited(
    context,
    used.map(({ id }) => id),
  );
  return stored
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
    .map((invitation) => toShown(invitation, users));
}

function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid', { fields });
}

/** Returns how many more places of a tournament may be promised, beside those that open invitations are for. */
function unpromised(tournament: VisibleTournament, open: number): number {
  const { maxPlayers, currentPlayers } = tournament;
  return Math.max(0, Math.min(keptPlaces(tournament), maxPlayers - currentPlayers) - open);
}

function tooMany(left: number): string {
  if (left === 0) return 'No queda ningún cupo reservado sin invitación. Reserva más al editar el torneo.';
  return left === 1 ? 'Queda un cupo reservado sin invitación' : `Quedan ${left} cupos reservados sin invitación`;
}

/**
 * Makes invitations for places that the tournament keeps. Repeating the request makes no more.
 * @throws ApiError `tournament_not_found`, or `invalid` for more than the places, or for an end that is past or too late
 */
export async function createInvitations(context: Context, wanted: NewInvitations, key: string): Promise<Invitation[]> {
  const { db, hash, now, actor } = context;
  const { tournamentId, count, until } = wanted;
  const hashOfRequest = requestHash(context, wanted);
  const documents = Array.from({ length: count }, (_, index) => {
    const seed = `${actor} ${key} ${index}`;
    return { seed, document: invitationsIn(db).doc(invitationHash(hash, invitationToken(context, seed))) };
  });
  await db.runTransaction(async (tx) => {
    const [first] = documents;
    if (first !== undefined && isRepeated(await tx.get(first.document), hashOfRequest)) return;
    const fields = found(fieldsOf(await tx.get(tournamentsIn(db).doc(tournamentId))), 'tournament_not_found');
    if (isPast(until, now)) refuse({ until: 'Elige una fecha que todavía no llegó' });
    const latest = new Date(now.getTime() + limits.invitations.validFor);
    if (!isPast(until, latest)) refuse({ until: 'Elige una fecha dentro de los próximos seis meses' });
    const made = (await tx.get(ofTournament(context, tournamentId))).docs.flatMap((each) => toInvitation(each) ?? []);
    if (made.length + count > limits.invitations.most) refuse({ count: 'Este torneo ya tuvo demasiadas invitaciones' });
    const open = made.filter((invitation) => invitationState(invitation, now) === 'open').length;
    const left = unpromised(readVisibleTournament(tournamentId, fields), open);
    if (count > left) refuse({ count: tooMany(left) });
    const deleteAt = toTimestamp(new Date(Date.parse(until) + limits.invitations.keptFor));
    for (const { seed, document } of documents) {
      tx.create(document, {
        tournamentId,
        seed,
        createdAt: toTimestamp(now),
        until: toTimestamp(until),
        revokedAt: null,
        usedAt: null,
        requestHash: hashOfRequest,
        deleteAt,
      });
    }
    const after = { count, until };
    writeAudit(tx, context, { action: 'invitation.create', target: tournamentId, before: null, after });
  });
  return listInvitations(context, tournamentId);
}

/** Returns the token of an open invitation. @throws ApiError `not_found`, `invitation_used`, `invitation_over` */
export async function readInvitationToken(context: Context, id: string): Promise<string> {
  const invitation = found(toInvitation(await invitationsIn(context.db).doc(id).get()));
  const problem = invitationProblem(invitation, invitation, context.now);
  if (problem !== null) throw new ApiError(problem);
  return invitationToken(context, invitation.seed);
}

/** Revokes an invitation. Its place stays kept. Repeating the call has no effect. @throws ApiError `invitation_used` */
export function revokeInvitation(context: Context, id: string): Promise<void> {
  const { db, now } = context;
  const document = invitationsIn(db).doc(id);
  return db.runTransaction(async (tx) => {
    const invitation = toInvitation(await tx.get(document));
    if (invitation === null || invitation.revokedAt !== null) return;
    if (invitation.usedAt !== null) throw new ApiError('invitation_used');
    tx.update(document, { revokedAt: toTimestamp(now) });
    const change = { before: { revoked: false }, after: { revoked: true } };
    writeAudit(tx, context, { action: 'invitation.revoke', target: `${invitation.tournamentId}/${id}`, ...change });
  });
}
