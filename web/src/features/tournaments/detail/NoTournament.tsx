import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { useRefreshTournaments } from '../use-tournaments.ts';

/** Shown if the tournament can't be loaded and may exist. */
export function TournamentUnreachable() {
  const retry = useRefreshTournaments();
  return (
    <EmptyState
      title="No pudimos cargar el torneo"
      figure="?"
      actions={
        <>
          <Button onClick={retry}>Reintentar</Button>
          <ButtonLink look="secondary" to={paths.tournaments()}>
            Volver a torneos
          </ButtonLink>
        </>
      }
    >
      <p>Verifica tu conexión a internet. En cuanto vuelva, lo intentamos otra vez.</p>
    </EmptyState>
  );
}

/** Shown for an unknown tournament. */
export function TournamentMissing() {
  return (
    <EmptyState
      title="Torneo No Encontrado"
      figure="?"
      actions={<ButtonLink to={paths.tournaments()}>Volver a torneos</ButtonLink>}
    >
      <p>El torneo que buscas no existe o ha sido eliminado de la arena.</p>
    </EmptyState>
  );
}
