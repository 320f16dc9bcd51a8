import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TOURNAMENT_PARAMETER } from '#lib/addresses/paths.ts';
import { Section } from '#ui/layout/Section.tsx';
import { ChooseTournament } from '../../features/registration/ChooseTournament.tsx';
import { ScreenFoot } from '../../features/shell/PublicLayout.tsx';
import { ListNotice, TournamentGridSkeleton } from '../../features/tournaments/list/TournamentGrid.tsx';
import { useActiveTournaments, useTournamentList } from '../../features/tournaments/use-tournaments.ts';

const RegisterScreen = lazy(() => import('./RegisterScreen.tsx'));

function Choice() {
  const list = useTournamentList();
  const active = useActiveTournaments(list);
  const isLoading = list.state === 'loading' && list.tournaments === null;

  return (
    <>
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
      <ScreenFoot>{list.readAt === null ? null : <ListNotice list={list} />}</ScreenFoot>
    </>
  );
}

/** `/registration`: the choice of a tournament, or the form of the one in `?tournament=`. */
export default function ChooseRegistrationScreen() {
  const [query] = useSearchParams();
  return query.get(TOURNAMENT_PARAMETER) ? <RegisterScreen /> : <Choice />;
}
