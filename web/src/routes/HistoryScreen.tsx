import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';

/** `/tournament-history`: announces what is coming. */
export default function HistoryScreen() {
  return (
    <PublicLayout>
      <Section>
        <EmptyState
          title="Historial"
          figure="0"
          unit="torneos"
          actions={<ButtonLink to={paths.tournaments()}>Ver torneos activos</ButtonLink>}
        >
          <p>
            <strong>Próximamente</strong>
          </p>
          <p>Aquí vas a encontrar los torneos pasados con sus resultados y campeones.</p>
        </EmptyState>
      </Section>
    </PublicLayout>
  );
}
