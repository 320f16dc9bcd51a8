import { useParams } from 'react-router-dom';
import { CompetitionDesk } from '../../features/desk-competition/CompetitionDesk.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/competition/:tournamentId`: a tournament's competition, from its plan to its champion. */
export default function DeskCompetitionScreen() {
  const { tournamentId = '' } = useParams();
  return (
    <DeskScreen back={{ href: deskPath('tournaments'), label: 'Torneos' }} title="Competencia">
      {(organiser) => <CompetitionDesk key={tournamentId} organiser={organiser} tournamentId={tournamentId} />}
    </DeskScreen>
  );
}
