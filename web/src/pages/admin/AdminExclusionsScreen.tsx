import { Exclusions } from '../../features/admin/exclusions/Exclusions.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/exclusions`: players that no tournament accepts. */
export default function AdminExclusionsScreen() {
  return (
    <AdminPage title="Jugadores excluidos">
      <Exclusions />
    </AdminPage>
  );
}
