import { type Form, type FormField, limits, ownIn } from '@arena/domain';
import { type FocusEvent, type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { AutoRedirect, SuccessTitle } from '#ui/dialogs/AutoRedirect.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { FormFieldControl } from './fields/FormFieldControl.tsx';
import { PUBLIC_FORM } from './fields/form-answers';
import type { FormProblem } from './load-form.ts';
import styles from './PublicForm.module.css';
import { type FilledForm, useFormAnswers } from './use-form-answers.ts';

/** Returns the first control of a field; controls are named by their field's id. */
function controlOf(form: HTMLFormElement, { id }: FormField): HTMLElement | null {
  const named = form.elements.namedItem(id);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof HTMLElement ? control : null;
}

function isUnreadable(control: Element | null): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput;
}

function destinationText({ collectResponses }: Form): string {
  return collectResponses
    ? `Tu respuesta llega al equipo de ${config.product}, que la guarda ${limits.responseRetentionDays} días como máximo. Queda una copia en este dispositivo.`
    : 'Tu respuesta queda guardada en este dispositivo.';
}

/** The fields of a form with their messages, and the send button. */
function FormToFill({ filled }: { filled: FilledForm }) {
  const { form } = filled;
  const element = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const field = form.fields.find(({ id }) => id === target.getAttribute('name'));
    // Moving to another control of the field, or to another window, doesn't leave the field.
    const isIn = relatedTarget?.getAttribute('name') === field?.id || document.activeElement === target;
    if (field && !isIn) filled.leave(field, isUnreadable(target));
  };

  const toCorrection = useEffectEvent(() => {
    if (element.current === null) return;
    const refused = form.fields.find((field) => ownIn(filled.refused, field.id));
    const next = refused ? controlOf(element.current, refused) : sendButton.current;
    next?.focus();
  });
  const hasFailed = filled.submission?.state === 'failed';
  useLayoutEffect(() => {
    if (hasFailed) toCorrection();
  }, [hasFailed]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const first = filled.submit((field) => isUnreadable(controlOf(target, field)));
    if (first) controlOf(target, first)?.focus();
  };

  return (
    <Stack as="form" gap={5} id={PUBLIC_FORM} ref={element} noValidate onSubmit={onSubmit}>
      <Stack gap={5} role="none" onBlur={onBlur}>
        <Stack as="header" gap={4}>
          <PageTitle title={form.title} takesFocus={filled.isAnother} />
          {form.description ? (
            <Note size="lead" className={styles.description}>
              {form.description}
            </Note>
          ) : null}
          {form.fields.some(({ required }) => !required) ? (
            <Note size="small">Responde todo, salvo lo que dice (opcional).</Note>
          ) : null}
        </Stack>
        {form.fields.map((field) => (
          <FormFieldControl
            key={field.id}
            field={field}
            value={ownIn(filled.answers, field.id)}
            problem={ownIn(filled.problems, field.id) ?? ownIn(filled.refused, field.id)}
            onAnswer={(value) => filled.answer(field, value)}
          />
        ))}
      </Stack>
      {filled.submission?.state === 'failed' ? (
        <Notice tone="error">
          <p>Error al enviar el formulario. Por favor, inténtalo de nuevo.</p>
          {filled.submission.reason ? <p>{filled.submission.reason}</p> : null}
        </Notice>
      ) : null}
      <Stack gap={3} className={styles.send}>
        {/* Sent without its code, the form would put the answers into the address. */}
        <Button ref={sendButton} type="submit" wide busy={filled.isSending} disabled={!filled.isReady}>
          {filled.isSending ? 'Enviando…' : 'Enviar'}
        </Button>
        <Note size="small">{destinationText(form)}</Note>
      </Stack>
    </Stack>
  );
}

function OpenForm({ form }: { form: Form }) {
  const filled = useFormAnswers(form);
  const sent = filled.submission?.state === 'sent' ? filled.submission : null;
  return (
    <div className={sent ? styles.sent : undefined}>
      {sent === null ? <FormToFill filled={filled} /> : null}
      {sent?.pending === true ? <PageTitle takesFocus title="Guardada: falta enviarla" /> : null}
      {sent?.pending === false ? <SuccessTitle title="¡Formulario enviado con éxito!" /> : null}
      {/* In place before there is anything to say, so that a screen reader says it. */}
      <div aria-live="polite">
        {sent === null ? null : (
          <Stack gap={4} className={styles.thanks}>
            {/* `pending`: stored and not sent yet, so no thanks and no redirect. */}
            {sent.pending ? (
              <p>La conexión falló: la entregamos sola en cuanto vuelva. No la envíes otra vez.</p>
            ) : (
              <>
                <p>Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.</p>
                <AutoRedirect to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
              </>
            )}
          </Stack>
        )}
      </div>
      {sent === null ? null : (
        <Inline gap={3}>
          <Button onClick={filled.startOver}>Enviar otra respuesta</Button>
          <ButtonLink look="secondary" to={paths.home()}>
            Volver al Inicio
          </ButtonLink>
        </Inline>
      )}
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
