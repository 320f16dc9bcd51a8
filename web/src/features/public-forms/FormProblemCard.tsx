import { paths } from '../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import styles from './FormProblemCard.module.css';
import type { FormProblem } from './load-form.ts';

/** Why there is no form here, and the ways on. */
export function FormProblemCard({ problem, onRetry }: { problem: FormProblem; onRetry: () => void }) {
  return (
    <EmptyState
      title={problem.title}
      actions={
        <>
          {problem.passing ? <Button onClick={onRetry}>Reintentar</Button> : null}
          <ButtonLink look={problem.passing ? 'secondary' : 'primary'} to={paths.home()}>
            Volver al Inicio
          </ButtonLink>
        </>
      }
    >
      <p role="alert" className={styles.message}>
        {problem.message}
      </p>
      <p>{problem.advice}</p>
    </EmptyState>
  );
}
