import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { paths, TOURNAMENT_PARAMETER } from '#lib/addresses/paths.ts';
import { Section } from '#ui/layout/Section.tsx';
import { RegistrationBlocked } from '../../features/registration/outcome/RegistrationBlocked.tsx';
import { Registration } from '../../features/registration/Registration.tsx';
import { RegistrationFormSkeleton } from '../../features/registration/RegistrationForm.tsx';
import { ScreenFoot } from '../../features/shell/PublicLayout.tsx';
import { TournamentSummary } from '../../features/tournaments/detail/TournamentSummary.tsx';
import { ListNotice } from '../../features/tournaments/list/TournamentGrid.tsx';
import { useRefreshTournaments } from '../../features/tournaments/use-tournaments.ts';
import { useTournamentOrHome } from './use-tournament-or-home.ts';

function TournamentRegistration({ tournamentId }: { tournamentId: string }) {
  const { view, list } = useTournamentOrHome(tournamentId);
  const refresh = useRefreshTournaments();

  return (
    <>
      <Section>
        {view.state === 'loading' ? (
          <>
            <h1 className="visually-hidden">Inscripción</h1>
            <RegistrationFormSkeleton />
          </>
        ) : null}
        {view.state === 'missing' ? <RegistrationBlocked reason="tournament_not_found" /> : null}
        {view.state === 'found' ? (
          <Registration
            key={view.tournament.id}
            tournament={view.tournament}
            summary={<TournamentSummary tournament={view.tournament} />}
            onRegistered={refresh}
          />
        ) : null}
      </Section>
      <ScreenFoot>
        <ListNotice list={list} />
      </ScreenFoot>
    </>
  );
}

/**
 * `/register/:tournamentId` and `/register?tournament={id}`, the address of the detail screen's button. Without an id
 * it shows the choice of a tournament.
 */
export default function RegisterScreen() {
  const { tournamentId: inPath } = useParams();
  const [query] = useSearchParams();
  const tournamentId = inPath ?? query.get(TOURNAMENT_PARAMETER);
  if (!tournamentId) return <Navigate to={paths.chooseRegistration()} replace />;
  return <TournamentRegistration tournamentId={tournamentId} />;
}
