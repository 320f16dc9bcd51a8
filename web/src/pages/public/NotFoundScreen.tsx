import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Section } from '#ui/layout/Section.tsx';

/** Any other path. */
export default function NotFoundScreen() {
  return (
    <Section>
      <EmptyState
        title="Página no encontrada"
        figure="404"
        actions={<ButtonLink to={paths.home()}>Volver al inicio</ButtonLink>}
      >
        <p>Esta dirección quedó fuera de la zona. Revisa el enlace o vuelve al inicio.</p>
      </EmptyState>
    </Section>
  );
}
