import { Webhooks } from '../../features/admin/webhooks/Webhooks.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/channels`: where the community's news are told. */
export default function AdminWebhooksScreen() {
  return <AdminPage title="Canales">{({ uid }) => <Webhooks uid={uid} />}</AdminPage>;
}
