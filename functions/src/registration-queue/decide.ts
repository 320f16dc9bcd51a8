import { isDeepStrictEqual } from 'node:util';
import {
  type Consent,
  type DecidedStatus,
  type ErrorCode,
  type FieldErrors,
  FreeFireId,
  isInLine,
  playersOf,
  type VisibleTournament,
} from '@arena/domain';
import { type AuditEntry, PLAYER, SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../context.ts';
import type { RegistrationChange } from '../entries/registration-rules.ts';
import { holdsIds, holdsSeat, type StoredRegistration } from '../registrations/registration-document.ts';

/** Counters of a deleted registration. */
export interface Departure {
  /** Arrival, ISO 8601. */
  createdAt: string;
  /** Status that it keeps being counted under; null: its seat is free. */
  status: DecidedStatus | null;
}

/** A guardian's refusal on a player's ID, and the registration whose guardian it was. */
export interface Refusal {
  consent: Consent;
  registrationId: string;
}

/** The reservation of a player's ID in a tournament. */
export interface Reservation {
  /** Registration that plays with the ID; null: the ID is free. */
  registrationId: string | null;
  isWaiting: boolean;
  refusal: Refusal | null;
}

/** Refusal of an operation, with messages for single fields. */
interface Refused {
  refused: ErrorCode;
  fields?: FieldErrors;
}

/** Next state of a registration (null: deleted), with what follows from it; or a refusal. */
export type Decision =
  | {
      next: StoredRegistration | null;
      departure?: Departure;
      /** Guardians' refusals by the Free Fire ID that they are on; null removes one. */
      refusals?: Readonly<Record<string, Refusal | null>>;
      audit?: AuditEntry;
      /** Token of the guardian's or team's link that it gives, kept to be shown again. */
      linkToken?: string;
      /** True if the entry isn't synced: the whole competition is erased beside. */
      keepsEntry?: boolean;
    }
  | Refused;

/** Facts beside the registration itself. */
export interface DecisionContext {
  /** Undecided registrations of the operation's network; 0 where no proof of work is required of it. */
  pendingFromNetwork: number;
  /** Id of the registration that has the link which the operation would give; null: the link is free. */
  linkOwner: string | null;
  /** Checks if a Free Fire ID plays for another registration. */
  isTaken(freeFireId: string): boolean;
  /** Checks if a Free Fire ID is in the waiting list by another registration. */
  isWaiting(freeFireId: string): boolean;
  /** Finds a guardian's refusal on a player's ID. */
  refusalOn(freeFireId: string): Refusal | null;
  /** Finds another registration that its operation reads; null: it is missing or wasn't read. */
  otherRegistration(id: string | null): StoredRegistration | null;
}

/** Decides on one registration. Pure: it is called again with newer facts after a lost race. */
export type Command = (
  tournament: VisibleTournament | null,
  registration: StoredRegistration | null,
  context: DecisionContext,
) => Decision;

/** A tournament and some of its registrations by id; null: missing. */
export interface Facts {
  tournament: VisibleTournament | null;
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Undecided registrations by network hash, of the networks that operations name. */
  pendingPerNetwork?: ReadonlyMap<string, number>;
  /** Reservations by Free Fire ID. */
  reservations?: ReadonlyMap<string, Reservation>;
  /** Registrations by the hash of their link, of the links that operations give. */
  linkOwners?: ReadonlyMap<string, string>;
}

/** One command on one registration, with the other documents that it needs read. */
export interface Operation {
  registrationId: string;
  /** Free Fire IDs that may come to play for the registration. */
  mayTake?: readonly string[] | undefined;
  /** Hash of the link that the command gives. */
  newLink?: string | undefined;
  /** Network of a new registration that brings no proof of work; left out where none is required. */
  networkHash?: string | undefined;
  decide: Command;
  /** Other registrations that it reads. */
  reads?: readonly string[];
  /** Decided after it in the same commit, unless it is refused; a refusal here changes nothing. */
  also?: readonly Pick<Operation, 'registrationId' | 'decide'>[];
}

/** Result of one operation; `error` is one inside its command. */
export type Result = { registration: StoredRegistration | null } | Refused | { error: unknown };

/** Counters of a tournament. */
export type Counts = Pick<VisibleTournament, 'currentPlayers' | 'waitingPlayers' | 'lastInLine'>;

/** A private link of a registration. */
interface StoredLink {
  registrationId: string;
  /** Kept of a guardian's and a team's link; null for the player's. */
  token: string | null;
  /** True if another registration had the link until this round. */
  isMoved: boolean;
}

/** Writes of one round. */
export interface Changes {
  /** Registrations to write; null: to delete. */
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Changes that entries of a competition follow, in order. */
  forEntries: readonly RegistrationChange[];
  /** Reservations by Free Fire ID where they changed. */
  reservations: ReadonlyMap<string, Reservation>;
  /** Private links by hash; null: one that is worth nothing any more. */
  links: ReadonlyMap<string, StoredLink | null>;
  /** New counters of the tournament; null where none changed. */
  counts: Counts | null;
  departures: readonly Departure[];
  audits: readonly AuditEntry[];
}

/** Results of a round, in the order of its operations, and its writes. */
export interface Round {
  results: readonly Result[];
  changes: Changes;
}

/** Hashes of the private links of a registration. */
function linksOf(registration: StoredRegistration | null): string[] {
  if (registration === null) return [];
  const { link, guardianLink, teamLink } = registration;
  return [link, guardianLink, teamLink].filter((hash) => hash !== '');
}

/** Reservation of an ID that is free. */
export const FREE: Reservation = { registrationId: null, isWaiting: false, refusal: null };

function decideOn(
  { decide }: Operation,
  tournament: VisibleTournament | null,
  before: StoredRegistration | null,
  context: DecisionContext,
) {
  try {
    return decide(tournament, before, context);
  } catch (error) {
    return { error };
  }
}

interface Around {
  pending: ReadonlyMap<string, number>;
  linkOwners: ReadonlyMap<string, string>;
  reservations: ReadonlyMap<string, Reservation>;
  registrations: Facts['registrations'];
}

/** The facts beside the registration of an operation, as earlier ones left them. */
function contextOf(
  { registrationId, networkHash, newLink }: Operation,
  { pending, linkOwners, reservations, registrations }: Around,
): DecisionContext {
  const ofOther = (freeFireId: string) => {
    const reservation = reservations.get(freeFireId) ?? FREE;
    return reservation.registrationId === registrationId ? FREE : reservation;
  };
  return {
    pendingFromNetwork: pending.get(networkHash ?? '') ?? 0,
    linkOwner: linkOwners.get(newLink ?? '') ?? null,
    isTaken: (freeFireId) => ofOther(freeFireId).registrationId !== null,
    isWaiting: (freeFireId) => ofOther(freeFireId).isWaiting,
    refusalOn: (freeFireId) => reservations.get(freeFireId)?.refusal ?? null,
    otherRegistration: (id) => registrations.get(id ?? '') ?? null,
  };
}

/** Adds an undecided registration to the count of its network, or takes it out. */
function count(pending: Map<string, number>, registration: StoredRegistration | null, by: 1 | -1): void {
  if (registration?.status !== 'pending' && registration?.status !== 'waiting') return;
  const { networkHash } = registration;
  const before = networkHash === null ? undefined : pending.get(networkHash);
  if (networkHash !== null && before !== undefined) pending.set(networkHash, before + by);
}

/** Counters after a decision; the same object where none changed. */
function counted(
  counts: Counts,
  { next, departure }: Exclude<Decision, Refused>,
  before: StoredRegistration | null,
): Counts {
  const isInTheLine = (one: StoredRegistration | null) => one !== null && isInLine(one);
  const places = departure?.status ? 0 : Number(holdsSeat(next)) - Number(holdsSeat(before));
  const inLine = Number(isInTheLine(next)) - Number(isInTheLine(before));
  const lastInLine = Math.max(counts.lastInLine, next?.line ?? 0);
  if (places === 0 && inLine === 0 && lastInLine === counts.lastInLine) return counts;
  return {
    currentPlayers: Math.max(0, counts.currentPlayers + places),
    waitingPlayers: Math.max(0, counts.waitingPlayers + inLine),
    lastInLine,
  };
}

/** Finds the change that an entry follows: of status, names or ID, or the erasure. */
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

/** Gives links to a registration, and takes back those that it has no more. */
function moveLinks(
  { links, linkOwners }: { links: Map<string, StoredLink | null>; linkOwners: Map<string, string> },
  registrationId: string,
  before: StoredRegistration | null,
  { next, linkToken = null }: { next: StoredRegistration | null; linkToken?: string | null },
): void {
  const [former, given] = [linksOf(before), linksOf(next)];
  for (const hash of former.filter((one) => !given.includes(one))) {
    linkOwners.delete(hash);
    links.set(hash, null);
  }
  for (const hash of given.filter((one) => !former.includes(one))) {
    linkOwners.set(hash, registrationId);
    const token = hash === next?.link ? null : linkToken;
    links.set(hash, { registrationId, token, isMoved: links.has(hash) });
  }
}

/**
 * Decides `operations` in order, each on the facts that the earlier ones left. The last free seat is given away once,
 * and each number in the waiting list is unique.
 */
export function decideAll(operations: readonly Operation[], facts: Facts): Round {
  const registrations = new Map(facts.registrations);
  const pending = new Map(facts.pendingPerNetwork);
  const reservations = new Map(facts.reservations);
  const linkOwners = new Map(facts.linkOwners);
  const links = new Map<string, StoredLink | null>();
  let { tournament } = facts;
  let counts: Counts | null = null;
  const audits: AuditEntry[] = [];
  const departures: Departure[] = [];
  const forEntries: RegistrationChange[] = [];
  const reserve = (freeFireId: string, change: Partial<Reservation>) =>
    reservations.set(freeFireId, { ...(reservations.get(freeFireId) ?? FREE), ...change });
  const replace = (id: string, before: StoredRegistration | null, after: StoredRegistration | null) => {
    if (before === after) return;
    count(pending, before, -1);
    count(pending, after, 1);
    for (const player of idsOf(before)) {
      if (reservations.get(player)?.registrationId === id) reserve(player, { registrationId: null, isWaiting: false });
    }
    if (after !== null && holdsIds(after)) {
      const isWaiting = after.status === 'waiting';
      for (const player of idsOf(after)) reserve(player, { registrationId: id, isWaiting });
    }
    registrations.set(id, after);
  };
  const carryOut = (operation: Operation): Result => {
    const { registrationId } = operation;
    const before = registrations.get(registrationId) ?? null;
    const around = contextOf(operation, { pending, linkOwners, reservations, registrations });
    const decision = decideOn(operation, tournament, before, around);
    if (!('next' in decision)) return decision;
    const next = tournament && counted(tournament, decision, before);
    if (tournament !== null && next !== null && next !== tournament) {
      counts = next;
      tournament = { ...tournament, ...next };
    }
    replace(registrationId, before, decision.next);
    moveLinks({ links, linkOwners }, registrationId, before, decision);
    for (const [freeFireId, refusal] of Object.entries(decision.refusals ?? {})) reserve(freeFireId, { refusal });
    if (decision.audit !== undefined) audits.push(decision.audit);
    if (decision.departure !== undefined) departures.push(decision.departure);
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
      counts,
      departures,
      audits,
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

/** Actor of a player's own command. */
export const playerAt = (now: Date): Actor => ({ uid: PLAYER, now });
