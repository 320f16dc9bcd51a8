import { Happening } from '../../features/tournaments/list/Happening.tsx';
import { useTournamentList } from '../../features/tournaments/use-tournaments.ts';

/** What goes on, on the home page: written by the server, its code comes after the paint. */
export default function HomeNews() {
  return <Happening tournaments={useTournamentList().tournaments} />;
}
