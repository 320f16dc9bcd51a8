import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { competitionQuery } from '#lib/query/competition-query.ts';
import { MatchResult } from '../../features/admin/results/MatchResult.tsx';
import { AdminPage } from './AdminPage.tsx';
import { useOrganiser } from './use-organiser.ts';

/** `/admin/tournaments/:id/matches/:matchId`: a match's result, entered, made official, corrected. */
export default function AdminMatchScreen() {
  const { id = '', matchId = '' } = useParams();
  const organiser = useOrganiser();
  // The screen below fetches it.
  const { data: view } = useQuery({ ...competitionQuery(organiser, id), enabled: false });
  const match = view?.matches.find((each) => each.id === matchId);
  return (
    <AdminPage
      back={{ href: adminPath('competition', { id, part: null }), label: 'Competencia' }}
      title={match === undefined ? 'Resultado' : `Partida ${match.number}`}
    >
      <MatchResult key={`${id}/${matchId}`} organiser={organiser} place={{ tournamentId: id, matchId }} />
    </AdminPage>
  );
}
