import { RegistrationQueue } from '../features/desk-registrations/RegistrationQueue.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { paths } from '../lib/paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/registrations` and `/admin/registrations/:tournamentId`: the queue over all tournaments, or of one. */
export default function DeskRegistrationsScreen({ params }: { params: { tournamentId?: string } }) {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame back={{ href: paths.admin(), label: 'Panel' }} title="Inscripciones">
            <RegistrationQueue organiser={view} tournamentId={params.tournamentId ?? null} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
