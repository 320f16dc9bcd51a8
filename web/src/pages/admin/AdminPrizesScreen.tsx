import { useParams } from 'react-router-dom';
import { CompetitionAdmin } from '../../features/admin/competition/CompetitionAdmin.tsx';
import { useOrganiser } from './use-organiser.ts';

/** `/admin/tournaments/:id/prizes` */
export default function AdminPrizesScreen() {
  const { id = '' } = useParams();
  return <CompetitionAdmin organiser={useOrganiser()} tournamentId={id} part="prizes" />;
}
