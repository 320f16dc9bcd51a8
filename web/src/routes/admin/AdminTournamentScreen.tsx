import { useParams } from 'react-router-dom';
import { TournamentSummary } from '../../features/admin/tournaments/page/TournamentSummary.tsx';
import { PlacesRing } from '../../features/tournaments/card/PlacesRing.tsx';

/** `/admin/tournaments/:id`: a tournament's numbers, what comes next and its links. */
export default function AdminTournamentScreen() {
  const { id = '' } = useParams();
  return <TournamentSummary id={id} ring={(tournament) => <PlacesRing tournament={tournament} captioned />} />;
}
