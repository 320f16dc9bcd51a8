import { tournamentList } from '../../lib/calls/desk-tournaments.ts';
import { useReading } from '../../lib/calls/kept-reading.ts';

/** What is said of a question that every tournament asks. */
export const ALL_TOURNAMENTS = 'Todos los torneos';

interface Named {
  id: string;
  name: string;
}

/** The tournaments that a question can belong to, the latest first; null until they have come. */
export function useTournaments(): readonly Named[] | null {
  return useReading(tournamentList).value;
}

/** What a tournament is called among these; one that isn't there any more is said to be gone. */
export function nameOf(id: string, tournaments: readonly Named[] | null): string {
  if (tournaments === null) return 'Un torneo';
  return tournaments.find((each) => each.id === id)?.name ?? 'Un torneo que ya no existe';
}
