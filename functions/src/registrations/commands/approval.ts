import { type ErrorCode, lacksConsent, requestedChanges, type VisibleTournament } from '@arena/domain';
import { type StoredRegistration, UNDECIDED } from '../registration-document.ts';

interface Refusals {
  /** Finds a guardian's refusal for a player ID. */
  refusalOn(freeFireId: string): object | null;
}

/** Fields of an approved registration that awaits a new decision. */
export const UNAPPROVED = { ...UNDECIDED, status: 'pending' } as const;

/** Returns the consent that an approval lacks, or null. */
export function approvalProblem(
  tournament: VisibleTournament | null,
  registration: StoredRegistration,
  { refusalOn }: Refusals,
): Extract<ErrorCode, 'consent_missing' | 'teammate_refused'> | null {
  if (lacksConsent(tournament, registration) || refusalOn(registration.freeFireId) !== null) return 'consent_missing';
  const isTeammateRefused = registration.team?.players.some(({ freeFireId }) => refusalOn(freeFireId) !== null);
  return isTeammateRefused === true ? 'teammate_refused' : null;
}

/** True if no consent to play is missing. */
export function mayPlay(...registered: Parameters<typeof approvalProblem>): boolean {
  return approvalProblem(...registered) === null;
}

/** Closes an open request for other players that is fulfilled, or whose registration has lost its approval. */
export function settledChange(registration: StoredRegistration | null): StoredRegistration | null {
  const change = registration?.playersChange;
  if (!registration || change?.state !== 'open') return registration;
  const isFulfilled = requestedChanges(registration).length === 0;
  if (!isFulfilled && registration.status === 'approved') return registration;
  return { ...registration, playersChange: { ...change, state: isFulfilled ? 'accepted' : 'refused' } };
}
