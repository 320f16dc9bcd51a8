import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import styles from './Session.module.css';
import { session } from './session.ts';

/** Placeholder of a screen while the session is checked. */
export function SessionSkeleton() {
  return (
    <Section>
      <p className="visually-hidden" role="status">
        Comprobando tu sesión…
      </p>
      <Stack gap={4} className={styles.place} aria-hidden="true">
        <span className={styles.title}>
          <Skeleton measure="long" />
        </span>
        <Skeleton measure="full" />
        <Skeleton measure="medium" />
      </Stack>
    </Section>
  );
}

/** Shown if a session can't be verified without an answer. */
export function SessionUnreachable() {
  return (
    <Section>
      <EmptyState title="Sin conexión" actions={<Button onClick={() => void session.retry()}>Reintentar</Button>}>
        <p>No pudimos comprobar tu sesión. Verifica tu conexión a internet: sigues con tu sesión abierta.</p>
      </EmptyState>
    </Section>
  );
}
