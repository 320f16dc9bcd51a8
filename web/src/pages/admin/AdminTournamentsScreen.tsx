import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { TournamentList } from '../../features/admin/tournaments/list/TournamentList.tsx';
import { SeatsRing } from '../../features/tournaments/card/SeatsRing.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/tournaments`: the organisers' list of tournaments. */
export default function AdminTournamentsScreen() {
  return (
    <AdminPage
      title="Gestión de torneos"
      actions={mayOpen('newTournament') ? <ButtonLink to={adminPath('newTournament')}>Nuevo torneo</ButtonLink> : null}
    >
      <TournamentList ring={(tournament) => <SeatsRing tournament={tournament} captioned />} />
    </AdminPage>
  );
}
