import { useParams } from 'react-router-dom';
import { CompetitionAdmin } from '../../features/admin/competition/CompetitionAdmin.tsx';
import { useOrganiser } from './use-organiser.ts';

/** `/admin/tournaments/:id/competition/:part?`: a tournament's competition, from its plan to its champion. */
export default function AdminCompetitionScreen() {
  const { id = '', part = 'matches' } = useParams();
  return <CompetitionAdmin organiser={useOrganiser()} tournamentId={id} part={part} />;
}
