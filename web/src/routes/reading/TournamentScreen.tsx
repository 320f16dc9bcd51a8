import type { PublicTournament } from '@arena/domain';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PublicLayout } from '../../features/shell/PublicLayout.tsx';
import { TournamentMissing, TournamentUnreachable } from '../../features/tournaments/detail/NoTournament.tsx';
import { TournamentDetail } from '../../features/tournaments/detail/TournamentDetail.tsx';
import { TournamentSkeleton } from '../../features/tournaments/detail/TournamentSkeleton.tsx';
import { ListNotice } from '../../features/tournaments/list/ListNotice.tsx';
import type { TournamentList } from '../../features/tournaments/tournament-list.ts';
import { useTournament } from '../../features/tournaments/use-tournament.ts';
import { useTournamentList } from '../../features/tournaments/use-tournaments.ts';
import { lazyAfterPaint } from '../../lib/page/after-paint.ts';
import { PartPlace } from '../../lib/page/PartPlace.tsx';
import { Section } from '../../ui/layout/Section.tsx';

// The desk shows it too, and takes it from here: it would be a file, and a request, of its own for every visitor.
export { TournamentDetail } from '../../features/tournaments/detail/TournamentDetail.tsx';

const TournamentRest = lazyAfterPaint(() => import('./TournamentRest.tsx'));

function Detail({ tournament, list }: { tournament: PublicTournament; list: TournamentList }) {
  // The same element as long as it says the same: what the server wrote of it stays until its code is here.
  const ways = useMemo(
    () => (
      <PartPlace>
        <TournamentRest tournament={tournament} />
      </PartPlace>
    ),
    [tournament],
  );
  return <TournamentDetail tournament={tournament} ways={ways} note={<ListNotice list={list} />} />;
}

/** `/tournament/:id` */
export default function TournamentScreen() {
  const { id = '' } = useParams();
  const view = useTournament(id);
  const list = useTournamentList();

  return (
    <PublicLayout help={false}>
      {view.state === 'found' ? (
        <Detail tournament={view.tournament} list={list} />
      ) : view.state === 'loading' ? (
        <TournamentSkeleton />
      ) : (
        <Section>{view.state === 'missing' ? <TournamentMissing /> : <TournamentUnreachable />}</Section>
      )}
    </PublicLayout>
  );
}
