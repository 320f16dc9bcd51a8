import { Hidden } from '../../features/admin/hidden/Hidden.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/players`: hidden players. */
export default function AdminHiddenScreen() {
  return (
    <AdminPage title="Jugadores ocultos">
      <Hidden />
    </AdminPage>
  );
}
