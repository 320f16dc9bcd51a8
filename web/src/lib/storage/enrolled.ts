import { isFields } from '@arena/domain';
import { useStored } from './live.ts';
import { readStored, storageKeys } from './storage.ts';

/** That somebody registered in a tournament from this phone. */
export interface Enrolment {
  /** When, ISO 8601. */
  at: string;
  /** Whether they were last seen in line for a place. */
  waits: boolean;
}

/** What is stored of it; an earlier version of the site stored when alone. */
export function readEnrolment(kept: unknown): Enrolment | null {
  if (typeof kept === 'string') return { at: kept, waits: false };
  return isFields(kept) && typeof kept.at === 'string' ? { at: kept.at, waits: kept.waits === true } : null;
}

/**
 * Who registered in a tournament from this phone; null where nobody did, as far as it knows. Whom, it doesn't say. The
 * tab knows for as long as it lives, the phone where the player said so (docs/decisions/033).
 */
export function enrolmentIn(tournamentId: string): Enrolment | null {
  const key = storageKeys.enrolled(tournamentId);
  return readEnrolment(readStored('session', key) ?? readStored('local', key));
}

/** What somebody reads who registered: they have a place, or one asked for, or wait for one. */
export const enrolledText = ({ waits }: Enrolment) => (waits ? 'Anotado en la lista' : 'Inscrito');

/** As `enrolmentIn`, live. */
export function useEnrolment(tournamentId: string): Enrolment | null {
  const at = useStored(() => enrolmentIn(tournamentId)?.at ?? null, null);
  const waits = useStored(() => enrolmentIn(tournamentId)?.waits === true, false);
  return at === null ? null : { at, waits };
}
