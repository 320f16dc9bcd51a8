import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Standings, StandingsMissing } from '../../features/standings/Standings.tsx';
import { useCarried } from '../../features/tournaments/carried.ts';

/** What the screen of standings shows. */
export default function StandingsRest() {
  const { id = '' } = useParams();
  const carried = useCarried();
  const known = useMemo(() => {
    const file = carried?.standings;
    return file?.tournament.id === id ? { file, readAt: carried?.list.readAt ?? 0 } : null;
  }, [carried, id]);
  const isMissing = known === null && carried?.own?.id === id && carried.own.tournament === null;
  return isMissing ? <StandingsMissing /> : <Standings key={id} tournamentId={id} carried={known} />;
}
