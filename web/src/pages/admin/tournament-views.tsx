import type { PublicTournament } from '@arena/domain';
import { TournamentCard } from '../../features/tournaments/card/TournamentCard.tsx';
import { TournamentDetail } from '../../features/tournaments/detail/TournamentDetail.tsx';

/** Public views of a tournament, for the editor's previews. */
export const tournamentViews = {
  card: (tournament: PublicTournament) => <TournamentCard tournament={tournament} />,
  detail: (tournament: PublicTournament) => <TournamentDetail tournament={tournament} />,
};
