import type { Consent, DecidedStatus, ErrorCode, FieldErrors, VisibleTournament } from '@arena/domain';
import type { AuditEntry } from '../audit/audit-entry.ts';
import type { StoredInvitation } from './invitation-document.ts';
import type { StoredRegistration } from './registration-document.ts';
import type { StoredYearConsent } from './year-consent.ts';

/** Effect of a deleted registration on the counts. */
export interface DeletedCounts {
  /** Time of registration, ISO 8601. */
  createdAt: string;
  /** Status under which it stays counted; null if its seat becomes free. */
  status: DecidedStatus | null;
}

/** A guardian's refusal for a player ID, and the registration that named the guardian. */
export interface Refusal {
  consent: Consent;
  registrationId: string;
}

/** The reservation of a player's ID in a tournament. */
export interface Reservation {
  /** Registration that holds the ID; null if none does. */
  registrationId: string | null;
  isWaiting: boolean;
  refusal: Refusal | null;
}

/** Refusal of an operation, with messages for single fields. */
export interface Refused {
  refused: ErrorCode;
  fields?: FieldErrors;
}

/** The next state of a registration (null deletes it) and its side effects, or a refusal. */
export type Decision =
  | {
      next: StoredRegistration | null;
      deletion?: DeletedCounts;
      /** Guardians' refusals by Free Fire ID. Null removes a refusal. */
      refusals?: Readonly<Record<string, Refusal | null>>;
      audit?: AuditEntry;
      /** True if it is deleted with its tournament: its entry isn't synced, and its guardian's yes still covers others. */
      keepsEntry?: boolean;
    }
  | Refused;

/** The fields of a registration that decide on its entry. */
export type EntryRelevant = Pick<StoredRegistration, 'id' | 'nickname' | 'freeFireId' | 'team' | 'status'> &
  Partial<Pick<StoredRegistration, 'replaces'>>;

/** A registration before and after a commit. `after` is null if it was erased. */
export interface RegistrationChange {
  before: EntryRelevant;
  after: EntryRelevant | null;
  /** Actor for the audit log. */
  actor: string;
}

/** Facts outside the registration. */
export interface DecisionContext {
  /** Undecided registrations of the sender's network. 0 if the operation needs no proof of work. */
  pendingFromNetwork: number;
  /** Registration that owns the link which the operation assigns; null if the link is free. */
  linkOwner: string | null;
  /** Checks if another registration holds a Free Fire ID. */
  isTaken(freeFireId: string): boolean;
  /** Checks if a Free Fire ID is on the waiting list with another registration. */
  isWaiting(freeFireId: string): boolean;
  /** Finds a guardian's refusal for a player ID. */
  refusalOn(freeFireId: string): Refusal | null;
  /** Finds the guardian's yes for a year to the player ID in `consentOf`. */
  yearConsentOn(freeFireId: string): StoredYearConsent | null;
  /** The invitation that the operation names; null if it is missing. */
  invitation: StoredInvitation | null;
  /** Finds another registration listed in `reads`. Null if it is missing or wasn't read. */
  otherRegistration(id: string | null): StoredRegistration | null;
}

/** Decides on one registration. Must be pure: it runs again on newer facts after a failed precondition. */
export type Command = (
  tournament: VisibleTournament | null,
  registration: StoredRegistration | null,
  context: DecisionContext,
) => Decision;

/** A tournament and some of its registrations by id; null: missing. */
export interface Facts {
  tournament: VisibleTournament | null;
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Undecided registrations by network hash, for the networks in the operations. */
  pendingPerNetwork?: ReadonlyMap<string, number>;
  /** Reservations by Free Fire ID. */
  reservations?: ReadonlyMap<string, Reservation>;
  /** Registrations by link hash, for the links that the operations assign. */
  linkOwners?: ReadonlyMap<string, string>;
  /** Guardians' yeses for a year by Free Fire ID, for the IDs that the operations name. */
  yearConsents?: ReadonlyMap<string, StoredYearConsent>;
  /** Free Fire IDs whose exclusion is in force, of those that the operations may let in. */
  excluded?: ReadonlySet<string>;
  /** Invitations by hash, for those that the operations name. */
  invitations?: ReadonlyMap<string, StoredInvitation>;
}

/** One command on one registration, and the other documents it reads. */
export interface Operation {
  registrationId: string;
  /** Free Fire IDs that the command may assign to the registration. */
  mayTake?: readonly string[] | undefined;
  /** Hash of the link that the command assigns. */
  newLink?: string | undefined;
  /** Free Fire ID whose guardian's earlier yes may cover the registration. */
  consentOf?: string | undefined;
  /** Hash of the invitation that the command uses. */
  invitation?: string | undefined;
  /** Network of a new registration without a proof of work. Omitted if no proof is required. */
  networkHash?: string | undefined;
  decide: Command;
  /** Ids of other registrations that the command reads. */
  reads?: readonly string[];
  /** Commands that run afterwards in the same commit if this one succeeds. Their refusals are ignored. */
  also?: readonly Pick<Operation, 'registrationId' | 'decide'>[];
}

/** Result of one operation. `error` was thrown by its command. */
export type Result = { registration: StoredRegistration | null } | Refused | { error: unknown };

/** Seat and waiting list counters of a tournament. */
export type Counts = Pick<VisibleTournament, 'currentPlayers' | 'invitedPlayers' | 'waitingPlayers' | 'lastInLine'>;

/** A private link of a registration. */
export interface StoredLink {
  registrationId: string;
  /** True if another registration owned the link before this round. */
  isMoved: boolean;
}

/** Writes of one round. */
export interface Changes {
  /** Registrations to write. Null deletes one. */
  registrations: ReadonlyMap<string, StoredRegistration | null>;
  /** Changes to apply to entries of the competition, in order. */
  forEntries: readonly RegistrationChange[];
  /** Changed reservations by Free Fire ID. */
  reservations: ReadonlyMap<string, Reservation>;
  /** Private links by hash. Null deletes a revoked link. */
  links: ReadonlyMap<string, StoredLink | null>;
  /** Invitations by hash that were used. */
  usedInvitations: ReadonlyMap<string, StoredInvitation>;
  /** New counters of the tournament; null if unchanged. */
  counts: Counts | null;
  deletions: readonly DeletedCounts[];
  audits: readonly AuditEntry[];
  /** Free Fire IDs that the round let in: the commit fails if one was excluded since the read. */
  letIn: ReadonlySet<string>;
}

/** Results of a round, in the order of its operations, and its writes. */
export interface Round {
  results: readonly Result[];
  changes: Changes;
}
