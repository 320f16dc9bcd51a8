import { useParams } from 'react-router-dom';
import { TournamentLog } from '../../features/desk-people/AuditLog.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/tournaments/:id/history`: who changed what of a tournament, and when. */
export default function DeskHistoryScreen() {
  const { id = '' } = useParams();
  return (
    <DeskScreen back={{ href: deskPath('tournaments'), label: 'Torneos' }} title="Historial del torneo">
      <TournamentLog key={id} tournamentId={id} />
    </DeskScreen>
  );
}
