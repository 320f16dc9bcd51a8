import { adminPath } from '#lib/addresses/admin-paths.ts';
import { TournamentEditor } from '../../features/admin/tournaments/TournamentEditor.tsx';
import { AdminPage } from './AdminPage.tsx';
import { tournamentViews } from './tournament-views.tsx';

/** `/admin/tournaments/new`: the editor with previews of card and detail. */
export default function AdminNewTournamentScreen() {
  return (
    <AdminPage back={{ href: adminPath('tournaments'), label: 'Torneos' }} title="Nuevo torneo">
      <TournamentEditor id={null} views={tournamentViews} />
    </AdminPage>
  );
}
