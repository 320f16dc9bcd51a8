import { isFields } from '@arena/domain';
import { useSyncExternalStore } from 'react';
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

/** Another tab tells of its changes by this event, and this one by `tellOfMemory`. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Has every screen look again at what the phone remembers. */
export function tellOfMemory(): void {
  window.dispatchEvent(new Event('storage'));
}

/** What `select` makes of what the phone remembers, live; `otherwise` where the server writes the page, which knows nothing of it. */
export function useMemory<T extends string | boolean | undefined | null>(select: () => T, otherwise: T): T {
  return useSyncExternalStore(subscribe, select, () => otherwise);
}

/** As `enrolmentIn`, live. */
export function useEnrolment(tournamentId: string): Enrolment | null {
  const at = useMemory(() => enrolmentIn(tournamentId)?.at ?? null, null);
  const waits = useMemory(() => enrolmentIn(tournamentId)?.waits === true, false);
  return at === null ? null : { at, waits };
}
