import { TournamentList } from '../../features/desk-tournaments/list/TournamentList.tsx';
import { PlacesRing } from '../../features/tournaments/card/PlacesRing.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/tournaments`: the organisers' list of tournaments. */
export default function DeskTournamentsScreen() {
  return (
    <DeskScreen
      title="Gestión de torneos"
      actions={<ButtonLink to={deskPath('newTournament')}>Nuevo torneo</ButtonLink>}
    >
      <TournamentList ring={(tournament) => <PlacesRing tournament={tournament} bare />} />
    </DeskScreen>
  );
}
