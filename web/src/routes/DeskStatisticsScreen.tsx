import { StatisticsDesk } from '../features/desk-statistics/StatisticsDesk.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { paths } from '../lib/paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/statistics`: how registrations go. */
export default function DeskStatisticsScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame back={{ href: paths.admin(), label: 'Panel' }} title="Estadísticas">
            <StatisticsDesk permissions={view.permissions} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
