import { paths } from '../../../lib/addresses/paths.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';

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
