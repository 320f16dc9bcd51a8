import { paths } from '../../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { retryTournaments } from '../tournament-list.ts';

/** What the detail screen says when the tournament can't be loaded: it may well be there. */
export function TournamentUnreachable() {
  return (
    <EmptyState
      title="No pudimos cargar el torneo"
      figure="?"
      actions={
        <>
          <Button onClick={() => void retryTournaments()}>Reintentar</Button>
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

/** What the detail screen says of a tournament that isn't there (specification, section 8). */
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
