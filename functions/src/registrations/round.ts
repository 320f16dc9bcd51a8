import { isDeepStrictEqual } from 'node:util';
import { excludedIds, FreeFireId, isInLine, playersOf, type VisibleTournament, withRequested } from '@arena/domain';
import { type AuditEntry, PLAYER, SYSTEM } from '../audit/audit-entry.ts';
import type { Actor } from '../platform/context.ts';
import { approvalProblem, settledChange, UNAPPROVED } from './commands/approval.ts';
import type {
  Counts,
  Decision,
  DecisionContext,
  DeletedCounts,
  Facts,
  Operation,
  Refused,
  RegistrationChange,
  Reservation,
  Result,
  Round,
  StoredLink,
} from './decision.ts';
import type { StoredInvitation } from './invitation-document.ts';
import {
  holdsIds,
  holdsInvitedSeat,
  holdsSeat,
  type StoredRegistration,
  withLinkMaker,
} from './registration-document.ts';

/** Hashes of the private links of a registration. */
function linksOf(registration: StoredRegistration | null): string[] {
  if (registration === null) return [];
  const { link, mailedLink, guardianLink, teamLink } = registration;
  return [link, mailedLink, guardianLink, teamLink].filter((hash) => hash !== '');
}

/** Reservation of a free ID. */
export const FREE: Reservation = { registrationId: null, isWaiting: false, refusal: null };

/**
 * Guards every way to `approved`: a new approval that lacks a consent is refused. An approved registration returns to
 * `pending` if the decision gives it a guardian or a player without consent.
 */
function withConsent(
  decision: Decision,
  tournament: VisibleTournament | null,
  before: StoredRegistration | null,
  context: DecisionContext,
): Decision {
  if ('refused' in decision || decision.next?.status !== 'approved') return decision;
  const { next } = decision;
  const refused = approvalProblem(tournament, next, context);
  if (refused === null) return decision;
  if (before?.status !== 'approved') return { refused };
  const isSame = isDeepStrictEqual([before.guardian, idsOf(before)], [next.guardian, idsOf(next)]);
  const isApprovedAnyway = isSame && approvalProblem(tournament, before, context) !== null;
  return isApprovedAnyway ? decision : { ...decision, next: { ...next, ...UNAPPROVED } };
}

/**
 * Lists the player IDs that a decision lets in: all of a new, taken or approved registration, otherwise those that play or
 * are asked for and weren't before.
 */
function letInBy(before: StoredRegistration | null, next: StoredRegistration | null): string[] {
  if (next === null || before === next || !holdsIds(next)) return [];
  const isNew = before === null || !holdsIds(before);
  const isApproved = next.status === 'approved' && before?.status !== 'approved';
  // An offer isn't a seat yet: refusing it would stop the line.
  const hasTaken = before?.status === 'waiting' && next.status !== 'waiting';
  if (isNew || isApproved || hasTaken) return heldIds(next);
  const [played, held] = [idsOf(before), heldIds(before)];
  return heldIds(next).filter((id) => !held.includes(id) || (!played.includes(id) && idsOf(next).includes(id)));
}

/** Guards every way in: a decision that lets an excluded player ID in is refused. */
function withoutExcluded(
  decision: Decision,
  before: StoredRegistration | null,
  excluded: ReadonlySet<string>,
): Decision {
  if ('refused' in decision || decision.next === null) return decision;
  const ids = letInBy(before, decision.next).filter((id) => excluded.has(id));
  const fields = excludedIds(decision.next, (id) => ids.includes(id));
  return Object.keys(fields).length > 0 ? { refused: 'player_excluded', fields } : decision;
}

function decideOn(
  { decide }: Operation,
  tournament: VisibleTournament | null,
  before: StoredRegistration | null,
  context: DecisionContext,
  excluded: ReadonlySet<string>,
) {
  try {
    const permitted = withoutExcluded(decide(tournament, before, context), before, excluded);
    const decision = withConsent(permitted, tournament, before, context);
    return 'refused' in decision ? decision : { ...decision, next: settledChange(decision.next) };
  } catch (error) {
    return { error };
  }
}

interface RoundState {
  pending: ReadonlyMap<string, number>;
  linkOwners: ReadonlyMap<string, string>;
  reservations: ReadonlyMap<string, Reservation>;
  registrations: Facts['registrations'];
  yearConsents: Facts['yearConsents'];
  invitations: ReadonlyMap<string, StoredInvitation>;
}

/** Returns the facts for one operation after the earlier ones of the round. */
function contextOf(
  { registrationId, networkHash, newLink, invitation }: Operation,
  { pending, linkOwners, reservations, registrations, yearConsents, invitations }: RoundState,
): DecisionContext {
  const ownedByOther = (freeFireId: string) => {
    const reservation = reservations.get(freeFireId) ?? FREE;
    return reservation.registrationId === registrationId ? FREE : reservation;
  };
  return {
    pendingFromNetwork: pending.get(networkHash ?? '') ?? 0,
    linkOwner: linkOwners.get(newLink ?? '') ?? null,
    isTaken: (freeFireId) => ownedByOther(freeFireId).registrationId !== null,
    isWaiting: (freeFireId) => ownedByOther(freeFireId).isWaiting,
    refusalOn: (freeFireId) => reservations.get(freeFireId)?.refusal ?? null,
    yearConsentOn: (freeFireId) => yearConsents?.get(freeFireId) ?? null,
    invitation: invitations.get(invitation ?? '') ?? null,
    otherRegistration: (id) => registrations.get(id ?? '') ?? null,
  };
}

/** Adds `by` to the pending count of an undecided registration's network. */
function count(pending: Map<string, number>, registration: StoredRegistration | null, by: 1 | -1): void {
  if (registration?.status !== 'pending' && registration?.status !== 'waiting') return;
  const { networkHash } = registration;
  const before = networkHash === null ? undefined : pending.get(networkHash);
  if (networkHash !== null && before !== undefined) pending.set(networkHash, before + by);
}

/** Returns the counters after a decision, or the same object if they are unchanged. */
function counted(
  counts: Counts,
  { next, deletion }: Exclude<Decision, Refused>,
  before: StoredRegistration | null,
): Counts {
  const isWaitingInLine = (registration: StoredRegistration | null) => registration !== null && isInLine(registration);
  const places = deletion?.status ? 0 : Number(holdsSeat(next)) - Number(holdsSeat(before));
  const inLine = Number(isWaitingInLine(next)) - Number(isWaitingInLine(before));
  const lastInLine = Math.max(counts.lastInLine, next?.line ?? 0);
  const invited = deletion?.status ? 0 : Number(holdsInvitedSeat(next)) - Number(holdsInvitedSeat(before));
  if (places === 0 && inLine === 0 && lastInLine === counts.lastInLine) return counts;
  return {
    currentPlayers: Math.max(0, counts.currentPlayers + places),
    invitedPlayers: Math.max(0, counts.invitedPlayers + invited),
    waitingPlayers: Math.max(0, counts.waitingPlayers + inLine),
    lastInLine,
  };
}

/** Returns the change to sync to the entry: a new status, name or ID, or a deletion. */
function forEntry(
  before: StoredRegistration | null,
  { next: after, audit, keepsEntry = false }: Exclude<Decision, Refused>,
): RegistrationChange[] {
  if (before === null || before === after || keepsEntry) return [];
  const actor = audit?.actor ?? SYSTEM;
  if (after === null) return [{ before, after, actor }];
  const isRenamed =
    before.nickname !== after.nickname || before.team !== after.team || before.freeFireId !== after.freeFireId;
  return isRenamed || before.status !== after.status ? [{ before, after, actor }] : [];
}

function differing<T>(
  before: ReadonlyMap<string, T> | undefined,
  after: ReadonlyMap<string, T>,
  missing: T | null,
): Map<string, T> {
  return new Map([...after].filter(([key, next]) => !isDeepStrictEqual(next, before?.get(key) ?? missing)));
}

/** Assigns new links to a registration and deletes the links it lost. */
function moveLinks(
  { links, linkOwners }: { links: Map<string, StoredLink | null>; linkOwners: Map<string, string> },
  registrationId: string,
  before: StoredRegistration | null,
  next: StoredRegistration | null,
): void {
  const [former, given] = [linksOf(before), linksOf(next)];
  for (const hash of former.filter((link) => !given.includes(link))) {
    linkOwners.delete(hash);
    links.set(hash, null);
  }
  for (const hash of given.filter((link) => !former.includes(link))) {
    linkOwners.set(hash, registrationId);
    links.set(hash, { registrationId, isMoved: links.has(hash) });
  }
}

/** Marks the invitation of a new registration as used. */
function markUse(
  invitations: Map<string, StoredInvitation>,
  before: StoredRegistration | null,
  next: StoredRegistration | null,
): void {
  const invitation = before === null ? invitations.get(next?.invitation ?? '') : undefined;
  if (invitation === undefined || next === null) return;
  invitations.set(invitation.id, { ...invitation, usedAt: next.createdAt });
}

/**
 * Decides `operations` in order, each on the facts left by the earlier ones. This assigns the last free seat only once
 * and keeps waiting list numbers unique.
 */
export function decideAll(operations: readonly Operation[], facts: Facts): Round {
  const registrations = new Map(facts.registrations);
  const pending = new Map(facts.pendingPerNetwork);
  const reservations = new Map(facts.reservations);
  const linkOwners = new Map(facts.linkOwners);
  const links = new Map<string, StoredLink | null>();
  const { yearConsents, excluded = new Set<string>() } = facts;
  const letIn = new Set<string>();
  const invitations = new Map(facts.invitations);
  let { tournament } = facts;
  let counts: Counts | null = null;
  const audits: AuditEntry[] = [];
  const deletions: DeletedCounts[] = [];
  const forEntries: RegistrationChange[] = [];
  const reserve = (freeFireId: string, change: Partial<Reservation>) =>
    reservations.set(freeFireId, { ...(reservations.get(freeFireId) ?? FREE), ...change });
  const replace = (id: string, before: StoredRegistration | null, after: StoredRegistration | null) => {
    if (before === after) return;
    count(pending, before, -1);
    count(pending, after, 1);
    for (const player of heldIds(before)) {
      if (reservations.get(player)?.registrationId === id) reserve(player, { registrationId: null, isWaiting: false });
    }
    if (after !== null && holdsIds(after)) {
      const isWaiting = after.status === 'waiting';
      for (const player of heldIds(after)) reserve(player, { registrationId: id, isWaiting });
    }
    registrations.set(id, after);
  };
  const known = { pending, linkOwners, reservations, registrations, yearConsents, invitations };
  const carryOut = (operation: Operation): Result => {
    const before = registrations.get(operation.registrationId) ?? null;
    const context = contextOf(operation, known);
    const decision = decideOn(operation, tournament, before, context, excluded);
    if (!('next' in decision)) return decision;
    const next = tournament && counted(tournament, decision, before);
    if (tournament !== null && next !== null && next !== tournament) {
      counts = next;
      tournament = { ...tournament, ...next };
    }
    for (const id of letInBy(before, decision.next)) letIn.add(id);
    replace(operation.registrationId, before, decision.next);
    moveLinks({ links, linkOwners }, operation.registrationId, before, decision.next);
    for (const [freeFireId, refusal] of Object.entries(decision.refusals ?? {})) reserve(freeFireId, { refusal });
    markUse(invitations, before, decision.next);
    if (decision.audit !== undefined) audits.push(withLinkMaker(decision.audit, before));
    if (decision.deletion !== undefined) deletions.push(decision.deletion);
    forEntries.push(...forEntry(before, decision));
    return { registration: decision.next };
  };
  const results = operations.map((operation) => {
    const result = carryOut(operation);
    if ('registration' in result) for (const other of operation.also ?? []) carryOut(other);
    return result;
  });
  return {
    results,
    changes: {
      registrations: differing(facts.registrations, registrations, null),
      forEntries,
      reservations: differing(facts.reservations, reservations, FREE),
      links,
      usedInvitations: differing(facts.invitations, invitations, null),
      counts,
      deletions,
      audits,
      letIn,
    },
  };
}

/** Valid Free Fire IDs of a registration's players. */
export function idsOf(registration: StoredRegistration | null): string[] {
  if (registration === null) return [];
  return playersOf(registration)
    .map(({ freeFireId }) => freeFireId)
    .filter((id) => FreeFireId.safeParse(id).success);
}

/** Valid Free Fire IDs that a registration holds: of its players, and of those that it asks for. */
export function heldIds(registration: StoredRegistration | null): string[] {
  return registration === null ? [] : [...new Set([registration, withRequested(registration)].flatMap(idsOf))];
}

/** Actor for commands sent by a player. */
export const playerAt = (now: Date): Actor => ({ uid: PLAYER, now });
