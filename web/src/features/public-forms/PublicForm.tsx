import type { Form } from '@arena/domain';
import { paths } from '../../lib/addresses/paths.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { SentActions, SentHeading, SentText } from './delivery/Sent.tsx';
import { FormToFill } from './FormToFill.tsx';
import styles from './PublicForm.module.css';
import { useFormAnswers } from './use-form-answers.ts';

function OpenForm({ form }: { form: Form }) {
  const filled = useFormAnswers(form);
  const sent = filled.submission?.state === 'sent' ? filled.submission : null;
  return (
    <div className={sent ? styles.sent : undefined}>
      {sent ? <SentHeading /> : <FormToFill form={form} filled={filled} />}
      {/* In place before there is anything to say, so that a screen reader says it. */}
      <div aria-live="polite">{sent ? <SentText pending={sent.pending} /> : null}</div>
      {sent ? <SentActions onAnother={filled.startOver} /> : null}
    </div>
  );
}

/** A public form to fill in, and the card that follows; another card where there is no form to show (section 8). */
export function PublicForm({ form }: { form: Form | null }) {
  if (form !== null) return <OpenForm form={form} />;
  return (
    <EmptyState title="Formulario no encontrado" actions={<ButtonLink to={paths.home()}>Volver al Inicio</ButtonLink>}>
      <p>Llegó sin preguntas. Revisa el enlace, o pídelo otra vez a quien te lo mandó.</p>
    </EmptyState>
  );
}
