import { StatisticsDesk } from '../../features/desk-statistics/StatisticsDesk.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/statistics`: how registrations go. */
export default function DeskStatisticsScreen() {
  return (
    <DeskScreen title="Estadísticas">
      {(organiser) => <StatisticsDesk permissions={organiser.permissions} />}
    </DeskScreen>
  );
}
