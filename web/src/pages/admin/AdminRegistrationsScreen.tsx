import { RegistrationQueue } from '../../features/admin/registrations/RegistrationQueue.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/registrations`: the queue over all tournaments. */
export default function AdminRegistrationsScreen() {
  return (
    <AdminPage title="Inscripciones">
      {(organiser) => <RegistrationQueue organiser={organiser} tournamentId={null} />}
    </AdminPage>
  );
}
