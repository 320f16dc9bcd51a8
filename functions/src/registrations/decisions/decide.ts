import {
  type Consent,
  type DecidedStatus,
  type ErrorCode,
  type FieldErrors,
  isInLine,
  isNoOnId,
  registrationId,
  tournamentOf,
  type VisibleTournament,
} from '@arena/domain';
import type { AuditEntry } from '../../audit/entry.ts';
import type { Claims } from '../../claims/store.ts';
import { claimsUnderway } from '../entering/claims.ts';
import { holdsPlace, type StoredRegistration } from '../record.ts';

/** What stays counted of a registration that goes. */
export interface Departure {
  /** When it had arrived, ISO 8601. */
  createdAt: string;
  /** The status it goes on being counted under; null: its place is free and only its arrival is counted. */
  status: DecidedStatus | null;
}

/**
 * The no of a guardian that stays where its registration goes: who registers under its id as an adult meets it again, and
 * so does a team for which its player comes to play. Null: it stays no longer.
 */
export interface GuardianNo {
  id: string;
  consent: Consent | null;
}

/** Why an operation isn't carried out, with the messages for single fields where it has any. */
interface Refused {
  refused: ErrorCode;
  fields?: FieldErrors;
}

/**
 * What an operation makes of a registration: its next state (null: none any more), and that of the one under the id
 * that it may move to, where it does; what stays counted of the one that goes, with the record of an admin's doing. Or
 * why it refuses.
 */
export type Verdict =
  | {
      next: StoredRegistration | null;
      moved?: StoredRegistration;
      departure?: Departure;
      guardianNos?: readonly GuardianNo[];
      audit?: AuditEntry;
    }
  | Refused;

/** What else is known when an operation on a registration is decided. */
export interface Around {
  /** What stands under the id that it may move to. */
  there: StoredRegistration | null;
  /** The no that stayed of a registration under the id that this one has, or may move to. */
  guardianNo: Consent | null;
  /** How many wait, for a decision or a place, that came from where this operation, or what it is about, comes from. */
  crowd: number;
  /** Whether a Free Fire ID plays for another registration, whichever role it has there. */
  isTaken(freeFireId: string): boolean;
  /** Whether this player's guardian has said no, wherever they play. */
  hasGuardianNo(freeFireId: string): boolean;
}

/** Decides on one registration from what is known at that moment. Pure: it may be asked again with newer facts. */
export type Decide = (
  tournament: VisibleTournament | null,
  registration: StoredRegistration | null,
  around: Around,
) => Verdict;

/** How many wait, for a decision or a place, that came from one of these origins. */
export interface Crowd {
  origins: readonly string[];
  undecided: number;
}

/** What is known of a tournament and some of its registrations, by id; those that don't exist are null. */
export interface Facts {
  tournament: VisibleTournament | null;
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Of each origin that comes first in an operation, with its others; left out where it can't matter. */
  crowds?: readonly Readonly<Crowd>[];
  /** Whom the players concerned play for; left out where everybody plays for themselves. */
  claims?: Claims | undefined;
  /** The no that stayed of registrations that went, by their id. */
  guardianNos?: ReadonlyMap<string, Consent>;
  /** What guardians said of players concerned who have a registration of their own, by its id; left out as claims are. */
  consents?: ReadonlyMap<string, Consent> | undefined;
}

/** One registration to decide on, the other id that it may move to, and the IDs of players that it may come to have. */
export interface Operation {
  registrationId: string;
  mayMoveTo?: string | undefined;
  mayTake?: readonly string[] | undefined;
  /** What the origin of what would take a place is called, on its own day and beside; left out where the team acts. */
  origins?: readonly [string, ...string[]];
  decide: Decide;
}

/** How an operation ended, `fault` being an error inside its decision. */
export type Outcome = { registration: StoredRegistration | null } | Refused | { fault: unknown };

/** What a tournament counts of its registrations. */
export type Counts = Pick<VisibleTournament, 'currentPlayers' | 'waitingPlayers' | 'lastInLine'>;

/** A registration as it was, and the id that it has next. */
export interface Followed {
  id: string;
  before: StoredRegistration;
}

/** What there is to write after a round of decisions. */
export interface Changes {
  /** The registrations that changed, as they are to be; null: to be deleted. */
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Those that an entry may have to follow. */
  followed: readonly Followed[];
  /** The Free Fire IDs that play for another registration than before, with its id; null: they are free. */
  claims: ReadonlyMap<string, string | null>;
  /** The tournament's counts of them, or null where no decision depended on these. */
  counts: Counts | null;
  /** What stays counted of those that go. */
  departures: readonly Departure[];
  /** What guardians had said of some of them. */
  guardianNos: readonly GuardianNo[];
  /** What there is to record beside, each with the change it is about. */
  audits: readonly AuditEntry[];
}

/** A round of decisions: an outcome for each operation, in order, and what there is to write for them. */
export interface Round {
  outcomes: readonly Outcome[];
  changes: Changes;
}

/** The registration that an operation is about, as it is, and what else is known. */
interface Concerned extends Around {
  before: StoredRegistration | null;
}

function decideOn({ decide }: Operation, tournament: VisibleTournament | null, { before, ...around }: Concerned) {
  try {
    return decide(tournament, before, around);
  } catch (fault) {
    return { fault };
  }
}

/** Counts a registration into the crowds of its origin, or out of them. */
function count(crowds: readonly Crowd[], registration: StoredRegistration | null, by: 1 | -1): void {
  if (registration?.status !== 'pending' && registration?.status !== 'waiting') return;
  const { origin } = registration;
  for (const crowd of crowds) if (origin !== null && crowd.origins.includes(origin)) crowd.undecided += by;
}

/** By how much a verdict moves the number of those of which something holds. */
function movedBy(
  holds: (registration: StoredRegistration | null) => boolean,
  verdict: Exclude<Verdict, Refused>,
  { before, there }: Concerned,
): number {
  const moved = verdict.moved === undefined ? 0 : Number(holds(verdict.moved)) - Number(holds(there));
  return Number(holds(verdict.next)) - Number(holds(before)) + moved;
}

/** The tournament's counts after a verdict; the same object where that moved none of them. */
function counted(counts: Counts, verdict: Exclude<Verdict, Refused>, concerned: Concerned): Counts {
  const places = verdict.departure?.status ? 0 : movedBy(holdsPlace, verdict, concerned);
  const inLine = movedBy((one) => one !== null && isInLine(one), verdict, concerned);
  const lastInLine = Math.max(counts.lastInLine, verdict.next?.line ?? 0);
  if (places === 0 && inLine === 0 && lastInLine === counts.lastInLine) return counts;
  return {
    currentPlayers: Math.max(0, counts.currentPlayers + places),
    waitingPlayers: Math.max(0, counts.waitingPlayers + inLine),
    lastInLine,
  };
}

/** The no that stayed of a registration of this id, which may have gone, or been lifted, in this very round. */
function guardianNoOf(id: string, { guardianNos: known }: Facts, guardianNos: readonly GuardianNo[]): Consent | null {
  const last = guardianNos.findLast((one) => one.id === id);
  return last === undefined ? (known?.get(id) ?? null) : last.consent;
}

/** What an entry may have to follow: who plays by an approved registration, whether it is one, or that it has another ID. */
function followedIn(before: StoredRegistration | null, { next, moved }: Exclude<Verdict, Refused>): Followed[] {
  const after = moved ?? next;
  if (before === null || after === null) return [];
  const isDecided = before.status !== after.status;
  const isRenamed = before.nickname !== after.nickname || before.team !== after.team;
  const isApproved = before.status === 'approved' || after.status === 'approved';
  return moved !== undefined || (isApproved && (isDecided || isRenamed)) ? [{ id: after.id, before }] : [];
}

function differing(before: Facts['registrations'], after: Facts['registrations']): Changes['registrations'] {
  return new Map([...after].filter(([id, next]) => next !== (before.get(id) ?? null)));
}

/**
 * Decides `operations` one after the other, each seeing what those before it made of the facts. The counts
 * move with every registration that starts or stops holding a place or waiting, so the last free place is given away once,
 * and everybody in line has a number of their own.
 */
export function decideAll(operations: readonly Operation[], facts: Facts): Round {
  const registrations = new Map(facts.registrations);
  const crowds = (facts.crowds ?? []).map((crowd) => ({ ...crowd }));
  const claims = claimsUnderway(facts.claims);
  let { tournament } = facts;
  let counts: Counts | null = null;
  const audits: AuditEntry[] = [];
  const departures: Departure[] = [];
  const guardianNos: GuardianNo[] = [];
  const followed: Followed[] = [];
  const replace = (id: string, before: StoredRegistration | null, after: StoredRegistration | null) => {
    count(crowds, before, -1);
    count(crowds, after, 1);
    claims.follow(before, after);
    registrations.set(id, after);
  };
  const outcomes = operations.map((operation): Outcome => {
    const of = (id: string | undefined) => (id === undefined ? null : (registrations.get(id) ?? null));
    const concerned = {
      before: of(operation.registrationId),
      there: of(operation.mayMoveTo),
      guardianNo: guardianNoOf(operation.mayMoveTo ?? operation.registrationId, facts, guardianNos),
      crowd: crowds.find(({ origins: [first] }) => first === operation.origins?.[0])?.undecided ?? 0,
      isTaken: (freeFireId: string) => claims.isTaken(freeFireId, operation.registrationId),
      hasGuardianNo: (freeFireId: string) => {
        const id = registrationId(tournamentOf(operation.registrationId), freeFireId);
        const own = registrations.get(id)?.consent ?? facts.consents?.get(id) ?? guardianNoOf(id, facts, guardianNos);
        return isNoOnId(own);
      },
    };
    const verdict = decideOn(operation, tournament, concerned);
    if (!('next' in verdict)) return verdict;
    const next = tournament && counted(tournament, verdict, concerned);
    if (tournament !== null && next !== null && next !== tournament) {
      counts = next;
      tournament = { ...tournament, ...next };
    }
    replace(operation.registrationId, concerned.before, verdict.next);
    if (verdict.moved !== undefined) replace(verdict.moved.id, concerned.there, verdict.moved);
    if (verdict.audit !== undefined) audits.push(verdict.audit);
    if (verdict.departure !== undefined) departures.push(verdict.departure);
    guardianNos.push(...(verdict.guardianNos ?? []));
    followed.push(...followedIn(concerned.before, verdict));
    return { registration: verdict.moved ?? verdict.next };
  });
  return {
    outcomes,
    changes: {
      registrations: differing(facts.registrations, registrations),
      followed,
      claims: claims.changes(),
      counts,
      departures,
      guardianNos,
      audits,
    },
  };
}
