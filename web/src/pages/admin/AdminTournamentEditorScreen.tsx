import { useParams } from 'react-router-dom';
import { TournamentEditor } from '../../features/admin/tournaments/TournamentEditor.tsx';
import { tournamentViews } from './tournament-views.tsx';

/** `/admin/tournaments/:id/edit` */
export default function AdminTournamentEditorScreen() {
  const { id = '' } = useParams();
  return <TournamentEditor id={id} views={tournamentViews} />;
}
