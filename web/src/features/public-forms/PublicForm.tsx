import { type Form, limits } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { AutoRedirect } from '#ui/dialogs/AutoRedirect.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { SuccessTitle } from '#ui/layout/SuccessTitle.tsx';
import { FormToFill } from './FormToFill.tsx';
import type { FormProblem } from './load-form.ts';
import styles from './PublicForm.module.css';
import { useFormAnswers } from './use-form-answers.ts';

function SentTitle({ pending }: { pending: boolean }) {
  if (pending) return <PageTitle takesFocus title="Guardada: falta enviarla" />;
  return <SuccessTitle title="¡Formulario enviado con éxito!" />;
}

/**
 * Thanks, and a timed redirect home.
 * @param pending true if the response is stored and not sent yet: no thanks and no redirect
 */
function SentText({ pending }: { pending: boolean }) {
  return (
    <div className={styles.thanks}>
      {pending ? (
        <p>La conexión falló: la entregamos sola en cuanto vuelva. No la envíes otra vez.</p>
      ) : (
        <>
          <p>Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.</p>
          <AutoRedirect to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
        </>
      )}
    </div>
  );
}

/** Links after sending. */
function SentActions({ onAnother }: { onAnother: () => void }) {
  return (
    <div className="beside gap-3">
      <Button onClick={onAnother}>Enviar otra respuesta</Button>
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al Inicio
      </ButtonLink>
    </div>
  );
}

function OpenForm({ form }: { form: Form }) {
  const filled = useFormAnswers(form);
  const sent = filled.submission?.state === 'sent' ? filled.submission : null;
  return (
    <div className={sent ? styles.sent : undefined}>
      {sent === null ? <FormToFill filled={filled} /> : <SentTitle pending={sent.pending} />}
      {/* In place before there is anything to say, so that a screen reader says it. */}
      <div aria-live="polite">{sent ? <SentText pending={sent.pending} /> : null}</div>
      {sent ? <SentActions onAnother={filled.startOver} /> : null}
    </div>
  );
}

/** A public form and its confirmation; an error card if there is no form to show (section 8). */
export function PublicForm({ form }: { form: Form | null }) {
  if (form !== null) return <OpenForm form={form} />;
  return (
    <EmptyState title="Formulario no encontrado" actions={<ButtonLink to={paths.home()}>Volver al Inicio</ButtonLink>}>
      <p>Llegó sin preguntas. Revisa el enlace, o pídelo otra vez a quien te lo mandó.</p>
    </EmptyState>
  );
}

/** Explains why there is no form, with links. */
export function FormProblemCard({ problem, onRetry }: { problem: FormProblem; onRetry?: () => void }) {
  return (
    <EmptyState
      title={problem.title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>Reintentar</Button> : null}
          <ButtonLink look={onRetry ? 'secondary' : 'primary'} to={paths.home()}>
            Volver al Inicio
          </ButtonLink>
        </>
      }
    >
      <p role="alert" className={styles.problem}>
        {problem.message}
      </p>
      <p>{problem.advice}</p>
    </EmptyState>
  );
}
