import type { PublicTournament } from '@arena/domain';
import { TakeAlong } from '../../features/tournaments/detail/TakeAlong.tsx';
import { ResultNews } from '../../features/tournaments/list/ResultNews.tsx';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date' | 'result'>;
}

/** What a tournament's screen can do without at first sight. */
export default function TournamentRest({ tournament }: Props) {
  return (
    <>
      {tournament.result === null ? null : <ResultNews result={tournament.result} />}
      <TakeAlong tournament={tournament} />
    </>
  );
}
