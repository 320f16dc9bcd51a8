import type { PublicTournament } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { tournamentQuery } from './tournaments-query.ts';
import { useTournamentList } from './use-tournaments.ts';

/** State of one tournament in this browser. */
export type TournamentView =
  | { state: 'loading' }
  | { state: 'found'; tournament: PublicTournament }
  | { state: 'missing' }
  | { state: 'failed' };

/** Returns one tournament: from the list, or an older one from its own document. It fails if neither can be read. */
export function useTournament(id: string): TournamentView {
  const { state, tournaments } = useTournamentList(id);
  const listed = tournaments?.find((tournament) => tournament.id === id);
  const isOlder = state !== 'loading' && listed === undefined;
  const { data, isError } = useQuery({ ...tournamentQuery(id), enabled: isOlder });
  const tournament = listed ?? data;
  if (tournament) return { state: 'found', tournament };
  if (data === null) return { state: 'missing' };
  return { state: isError ? 'failed' : 'loading' };
}
