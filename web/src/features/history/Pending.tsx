import { paths } from '../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { RowsLoading } from '../../ui/loading/RowsLoading.tsx';

/** There is no history of such a year. */
export function HistoryMissing() {
  return (
    <Section>
      <EmptyState
        title="Año sin historial"
        figure="0"
        unit="torneos"
        actions={<ButtonLink to={paths.history()}>Ver el historial</ButtonLink>}
      >
        <p>De ese año no hay torneos terminados. Revisa la dirección.</p>
      </EmptyState>
    </Section>
  );
}

/** The place of a page of the history that is on its way, or couldn't be had. */
export function Pending({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <Section>
      {isFailed ? (
        <EmptyState
          title="No pudimos cargar el historial"
          figure="?"
          actions={<Button onClick={onRetry}>Reintentar</Button>}
        >
          <p>Revisa tu conexión y prueba otra vez.</p>
        </EmptyState>
      ) : (
        <RowsLoading label="Cargando el historial…" count={4} height="high" className="" />
      )}
    </Section>
  );
}
