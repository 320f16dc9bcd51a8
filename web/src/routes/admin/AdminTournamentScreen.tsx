import { useParams } from 'react-router-dom';
import { TournamentSummary } from '../../features/admin/tournaments/page/TournamentSummary.tsx';
import { SeatsRing } from '../../features/tournaments/card/SeatsRing.tsx';

/** `/admin/tournaments/:id`: a tournament's numbers, next dates and links. */
export default function AdminTournamentScreen() {
  const { id = '' } = useParams();
  return <TournamentSummary id={id} ring={(tournament) => <SeatsRing tournament={tournament} captioned />} />;
}
