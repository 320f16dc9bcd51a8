import { useParams } from 'react-router-dom';
import { AdminTournamentSummary } from '../../features/admin/tournaments/page/AdminTournamentSummary';
import { SeatsRing } from '../../features/tournaments/card/SeatsRing.tsx';

/** `/admin/tournaments/:id`: a tournament's numbers, next dates and links. */
export default function AdminTournamentScreen() {
  const { id = '' } = useParams();
  return <AdminTournamentSummary id={id} ring={(tournament) => <SeatsRing tournament={tournament} captioned />} />;
}
