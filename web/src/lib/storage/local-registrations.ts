import { isFields } from '@arena/domain';
import { readStored, storageKeys, useStored } from './storage.ts';

export interface Enrolment {
  /** Time, ISO 8601. */
  at: string;
  /** True if it was last seen on the waiting list. */
  waits: boolean;
}

/** Parses the stored value, which may be a time only. */
export function readEnrolment(kept: unknown): Enrolment | null {
  if (typeof kept === 'string') return { at: kept, waits: false };
  return isFields(kept) && typeof kept.at === 'string' ? { at: kept.at, waits: kept.waits === true } : null;
}

/**
 * Returns the registration made from this phone, or null. It doesn't name the player. Stored in the tab's session, and
 * on the phone if the player chose so (docs/decisions/028-retention-and-phone-memory.md).
 */
export function enrolmentIn(tournamentId: string): Enrolment | null {
  const key = storageKeys.enrolled(tournamentId);
  return readEnrolment(readStored('session', key) ?? readStored('local', key));
}

/** A registered player's status: a seat, a request for one, or the waiting list. */
export const enrolledText = ({ waits }: Enrolment) => (waits ? 'Anotado en la lista' : 'Inscrito');

/** Like `enrolmentIn`, and follows its changes. */
export function useEnrolment(tournamentId: string): Enrolment | null {
  const at = useStored(() => enrolmentIn(tournamentId)?.at ?? null, null);
  const waits = useStored(() => enrolmentIn(tournamentId)?.waits === true, false);
  return at === null ? null : { at, waits };
}
