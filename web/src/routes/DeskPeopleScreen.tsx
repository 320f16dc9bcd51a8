import { People } from '../features/desk-people/People.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { paths } from '../lib/paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/people`: who works at the desk. */
export default function DeskPeopleScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame back={{ href: paths.admin(), label: 'Panel' }} title="Equipo">
            <People organiser={view} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
