import { Hidden } from '../../features/admin/hidden/Hidden.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/players`: who isn't shown to the public. */
export default function AdminHiddenScreen() {
  return (
    <AdminPage title="Jugadores ocultos">
      <Hidden />
    </AdminPage>
  );
}
