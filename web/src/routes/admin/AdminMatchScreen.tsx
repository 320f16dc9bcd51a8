import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MatchResult } from '../../features/admin/results/MatchResult.tsx';
import { adminPath } from '../../lib/addresses/admin-paths.ts';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/tournaments/:id/matches/:matchId`: a match's result, entered, made official, corrected. */
export default function AdminMatchScreen() {
  const { id = '', matchId = '' } = useParams();
  const [number, setNumber] = useState<number | null>(null);
  return (
    <AdminPage
      back={{ href: adminPath('competition', { id, part: null }), label: 'Competencia' }}
      title={number === null ? 'Resultado' : `Partida ${number}`}
    >
      {(organiser) => (
        <MatchResult
          key={`${id}/${matchId}`}
          organiser={organiser}
          place={{ tournamentId: id, matchId }}
          onNumber={setNumber}
        />
      )}
    </AdminPage>
  );
}
