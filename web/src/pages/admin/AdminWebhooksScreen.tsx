import { Webhooks } from '../../features/admin/webhooks/Webhooks.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/channels`: the community's channels. */
export default function AdminWebhooksScreen() {
  return <AdminPage title="Canales">{({ uid }) => <Webhooks uid={uid} />}</AdminPage>;
}
