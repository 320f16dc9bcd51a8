import type { PublicTournament } from '@arena/domain';
import { useParams } from 'react-router-dom';
import { TournamentEditor } from '../../features/desk-tournaments/TournamentEditor.tsx';
import { TournamentCard } from '../../features/tournaments/card/TournamentCard.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { TournamentDetail } from '../reading/TournamentScreen.tsx';
import { DeskScreen } from './DeskScreen.tsx';

const views = {
  card: (tournament: PublicTournament) => <TournamentCard tournament={tournament} />,
  detail: (tournament: PublicTournament) => <TournamentDetail tournament={tournament} />,
};

/** `/admin/tournaments/new` and `/admin/tournaments/:id`: the editor, with the public's own card and detail beside it. */
export default function DeskTournamentScreen() {
  const { id = null } = useParams();
  return (
    <DeskScreen
      back={{ href: deskPath('tournaments'), label: 'Torneos' }}
      title={id === null ? 'Nuevo torneo' : 'Editar torneo'}
    >
      <TournamentEditor key={id} id={id} views={views} />
    </DeskScreen>
  );
}
