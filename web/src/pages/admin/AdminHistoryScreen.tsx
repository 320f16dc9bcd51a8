import { useParams } from 'react-router-dom';
import { TournamentLog } from '../../features/admin/people/AuditLog.tsx';

/** `/admin/tournaments/:id/history`: the audit log of a tournament. */
export default function AdminHistoryScreen() {
  const { id = '' } = useParams();
  return <TournamentLog tournamentId={id} />;
}
