import { errorText, type Refusal } from '@arena/domain';
import { paths } from '../../../lib/addresses/paths.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';

const BACK = (
  <ButtonLink key="back" to={paths.tournaments()}>
    Ver otros torneos
  </ButtonLink>
);

/** Why nobody can register in a tournament now, with the way to the others (specification, sections 2 and 8). */
export function RegistrationBlocked({ reason }: { reason: Refusal }) {
  switch (reason) {
    case 'tournament_not_found':
      return (
        <EmptyState title={errorText.tournament_not_found} figure="?" actions={BACK}>
          <p>El torneo que buscas no existe o ya no está publicado.</p>
        </EmptyState>
      );
    case 'tournament_full':
      return (
        <EmptyState title="Torneo completo" figure="0" unit="cupos" actions={BACK}>
          <p>{errorText.tournament_full}</p>
        </EmptyState>
      );
    case 'registration_closed':
      return (
        <EmptyState title="Inscripciones Cerradas" figure="0" unit="horas" actions={BACK}>
          <p>{errorText.registration_closed}</p>
        </EmptyState>
      );
    case 'no_linked_form':
      return (
        <EmptyState title="Inscripción" figure="—" actions={BACK}>
          <Notice tone="error">{errorText.no_linked_form}</Notice>
        </EmptyState>
      );
  }
}
