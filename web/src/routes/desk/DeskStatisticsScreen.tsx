import { StatisticsDesk } from '../../features/desk-statistics/StatisticsDesk.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/statistics`: how registrations go. */
export default function DeskStatisticsScreen() {
  return (
    <DeskScreen back={{ href: paths.admin(), label: 'Panel' }} title="Estadísticas">
      {(organiser) => <StatisticsDesk permissions={organiser.permissions} />}
    </DeskScreen>
  );
}
