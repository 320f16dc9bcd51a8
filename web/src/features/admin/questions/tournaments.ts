import { distinctNames } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';

export const ALL_TOURNAMENTS = 'Todos los torneos';

interface Named {
  id: string;
  name: string;
}

/** Returns the tournaments a question can belong to, the latest first; null while loading. */
export function useQuestionTournaments(): readonly Named[] | null {
  const { data } = useQuery(tournamentList);
  const zone = useViewerZone();
  return data ? [...distinctNames(data, zone)].map(([id, name]) => ({ id, name })) : null;
}

/** Names a tournament of the list; a missing one is reported as deleted. */
export function questionTournamentName(id: string, tournaments: readonly Named[] | null): string {
  if (tournaments === null) return 'Un torneo';
  return tournaments.find((each) => each.id === id)?.name ?? 'Un torneo que ya no existe';
}
