import { useParams } from 'react-router-dom';
import { ResultNews } from '../list/ResultNews.tsx';
import { useTournament } from '../use-tournament.ts';
import { ShareActions } from './ShareActions.tsx';

/** Links of a tournament: its result, the calendar, sharing. */
export default function TournamentWays() {
  const { id = '' } = useParams();
  const view = useTournament(id);
  if (view.state !== 'found') return null;
  const { tournament } = view;
  return (
    <>
      {tournament.result === null ? null : <ResultNews result={tournament.result} />}
      <ShareActions tournament={tournament} />
    </>
  );
}
