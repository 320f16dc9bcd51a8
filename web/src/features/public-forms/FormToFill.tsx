import { type Form, type FormField, limits, ownIn } from '@arena/domain';
import { type FocusEvent, type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { PUBLIC_FORM } from './fields/early-answers.ts';
import { FormFieldControl } from './fields/FormFieldControl.tsx';
import styles from './PublicForm.module.css';
import type { FilledForm } from './use-form-answers.ts';

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

function SendFailure({ filled: { submission } }: { filled: FilledForm }) {
  if (submission?.state !== 'failed') return null;
  return (
    <Notice tone="error">
      <p>Error al enviar el formulario. Por favor, inténtalo de nuevo.</p>
      {submission.reason ? <p>{submission.reason}</p> : null}
    </Notice>
  );
}

/** The fields of a form with their messages, and the send button. */
export function FormToFill({ filled }: { filled: FilledForm }) {
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
    <form id={PUBLIC_FORM} ref={element} className="below gap-5" noValidate onSubmit={onSubmit}>
      <div role="none" className="below gap-5" onBlur={onBlur}>
        <header className="below gap-4">
          <PageTitle title={form.title} takesFocus={filled.isAnother} />
          {form.description ? <p className={styles.description}>{form.description}</p> : null}
          {form.fields.some(({ required }) => !required) ? (
            <p className="muted small">Responde todo, salvo lo que dice (opcional).</p>
          ) : null}
        </header>
        {form.fields.map((field) => (
          <FormFieldControl
            key={field.id}
            field={field}
            value={ownIn(filled.answers, field.id)}
            problem={ownIn(filled.problems, field.id) ?? ownIn(filled.refused, field.id)}
            onAnswer={(value) => filled.answer(field, value)}
          />
        ))}
      </div>
      <SendFailure filled={filled} />
      <div className={styles.send}>
        {/* Sent without its code, the form would put the answers into the address. */}
        <Button ref={sendButton} type="submit" wide busy={filled.isSending} disabled={!filled.isReady}>
          {filled.isSending ? 'Enviando…' : 'Enviar'}
        </Button>
        <p className="muted small">{destinationText(form)}</p>
      </div>
    </form>
  );
}
