import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MatchResult } from '../../features/desk-results/MatchResult.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/competition/:tournamentId/match/:matchId`: a match's result, entered, made official, corrected. */
export default function DeskMatchScreen() {
  const { tournamentId = '', matchId = '' } = useParams();
  const [number, setNumber] = useState<number | null>(null);
  return (
    <DeskScreen
      back={{ href: deskPath('competition', { tournamentId }), label: 'Competencia' }}
      title={number === null ? 'Resultado' : `Partida ${number}`}
    >
      {(organiser) => (
        <MatchResult
          key={`${tournamentId}/${matchId}`}
          organiser={organiser}
          place={{ tournamentId, matchId }}
          onNumber={setNumber}
        />
      )}
    </DeskScreen>
  );
}
