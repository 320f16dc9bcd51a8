import { useParams } from 'react-router-dom';
import { RegistrationQueue } from '../../features/desk-registrations/RegistrationQueue.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/registrations` and `/admin/registrations/:tournamentId`: the queue over all tournaments, or of one. */
export default function DeskRegistrationsScreen() {
  const { tournamentId = null } = useParams();
  return (
    <DeskScreen title="Inscripciones" crowded>
      {(organiser) => <RegistrationQueue organiser={organiser} tournamentId={tournamentId} />}
    </DeskScreen>
  );
}
