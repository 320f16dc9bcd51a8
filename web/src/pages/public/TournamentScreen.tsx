import { useParams } from 'react-router-dom';
import { elementAfterPaint } from '#lib/page/after-paint.ts';
import { Section } from '#ui/layout/Section.tsx';
import {
  TournamentDetail,
  TournamentMissing,
  TournamentUnreachable,
} from '../../features/tournaments/detail/TournamentDetail.tsx';
import { ListNotice, TournamentSkeleton } from '../../features/tournaments/list/TournamentGrid.tsx';
import { useTournament, useTournamentList } from '../../features/tournaments/use-tournaments.ts';

const ways = elementAfterPaint(() => import('../../features/tournaments/detail/TournamentWays.tsx'));

/** `/tournament/:id` */
export default function TournamentScreen() {
  const { id = '' } = useParams();
  const view = useTournament(id);
  const list = useTournamentList(id);
  if (view.state === 'found')
    return <TournamentDetail tournament={view.tournament} ways={ways} note={<ListNotice list={list} />} />;
  if (view.state === 'loading') return <TournamentSkeleton />;
  return <Section>{view.state === 'missing' ? <TournamentMissing /> : <TournamentUnreachable />}</Section>;
}
