import { TournamentList } from '../features/desk-tournaments/TournamentList.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { PlacesRing } from '../features/tournaments/PlacesRing.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/tournaments`: the organisers' list of tournaments. */
export default function DeskTournamentsScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: paths.admin(), label: 'Panel' }}
            title="Gestión de torneos"
            actions={<ButtonLink href={deskPaths.newTournament()}>Nuevo torneo</ButtonLink>}
          >
            <TournamentList organiser={view} ring={(tournament) => <PlacesRing tournament={tournament} />} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
