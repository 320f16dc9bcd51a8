import { useParams } from 'react-router-dom';
import { RegistrationQueue } from '../../features/admin/registrations/RegistrationQueue.tsx';
import { useOrganiser } from './use-organiser.ts';

/** `/admin/tournaments/:id/registrations`: the queue of one tournament. */
export default function AdminTournamentQueueScreen() {
  const { id = '' } = useParams();
  return <RegistrationQueue organiser={useOrganiser()} tournamentId={id} />;
}
