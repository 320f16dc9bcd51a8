import { Registration } from '../features/registration/Registration.tsx';
import { RegistrationBlocked } from '../features/registration/RegistrationBlocked.tsx';
import { RegistrationFormSkeleton } from '../features/registration/RegistrationFormSkeleton.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { ListNotice } from '../features/tournaments/ListNotice.tsx';
import { TournamentSummary } from '../features/tournaments/TournamentSummary.tsx';
import { refreshTournaments } from '../features/tournaments/tournament-list.ts';
import { useTournament } from '../features/tournaments/use-tournament.ts';
import { useTournamentList } from '../features/tournaments/use-tournaments.ts';
import { Section } from '../ui/Section.tsx';
import { useLeaveOnFailure } from './use-leave-on-failure.ts';

/** `/register/:tournamentId` */
export default function RegisterScreen({ params }: { params: { tournamentId: string } }) {
  const view = useTournament(params.tournamentId);
  const list = useTournamentList();
  useLeaveOnFailure(view.state === 'failed');

  return (
    <PublicLayout help={false} foot={<ListNotice list={list} />}>
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
            onRegistered={() => void refreshTournaments()}
          />
        ) : null}
      </Section>
    </PublicLayout>
  );
}
