import { StatisticsAdmin } from '../../features/admin/statistics/StatisticsAdmin.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/statistics`: statistics of registrations. */
export default function AdminStatisticsScreen() {
  return (
    <AdminPage title="Estadísticas">{(organiser) => <StatisticsAdmin permissions={organiser.permissions} />}</AdminPage>
  );
}
