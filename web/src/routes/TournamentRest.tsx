import type { PublicTournament } from '@arena/domain';
import { ResultNews } from '../features/tournaments/ResultNews.tsx';
import { TakeAlong } from '../features/tournaments/TakeAlong.tsx';

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
