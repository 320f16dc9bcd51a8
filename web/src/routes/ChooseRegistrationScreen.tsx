import { ChooseTournament } from '../features/registration/ChooseTournament.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { ListNotice } from '../features/tournaments/list/ListNotice.tsx';
import { TournamentGridSkeleton } from '../features/tournaments/list/TournamentGrid.tsx';
import { useActiveTournaments, useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { Section } from '../ui/layout/Section.tsx';

/** `/registration`: registering begins with choosing a tournament. */
export default function ChooseRegistrationScreen() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  return (
    <PublicLayout foot={list.readAt === null ? null : <ListNotice list={list} />}>
      <Section narrow>
        {list.readAt === null ? <ListNotice list={list} /> : null}
        {isLoading ? (
          <>
            <h1 className="visually-hidden">Inscripción</h1>
            <TournamentGridSkeleton count={1} />
          </>
        ) : (
          <ChooseTournament tournaments={active} />
        )}
      </Section>
    </PublicLayout>
  );
}
