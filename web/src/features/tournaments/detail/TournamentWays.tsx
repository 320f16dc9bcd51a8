import { Link, useParams } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
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
      {tournament.result?.state === 'planned' ? (
        <Link className="touch" to={paths.standings(id)}>
          Ver quién juega
        </Link>
      ) : null}
      <ShareActions tournament={tournament} />
    </>
  );
}
