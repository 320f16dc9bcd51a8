import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** Props that link a control with its label, hint and error. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Shown under the label. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

function Optional({ required }: { required: boolean }) {
  return required ? null : <span className={styles.optional}> (opcional)</span>;
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const shown = useFrozenWhilePressed(error);
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {shown ? (
        <>
          <Icon name="alert" size={18} />
          {shown}
        </>
      ) : null}
    </p>
  );
}

/** A labelled input, textarea or select, with its hint above and its error below. */
export function Field({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Optional required={required} />
      </label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {children({
        id,
        className: styles.control,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type FieldOf<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | keyof ControlProps>;

/** A one-line field. Other props go to its input. */
export function TextField({ label, hint, error, required = false, ...input }: FieldOf<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

/** A multi-line field. Other props go to its textarea. */
export function AreaField({ label, hint, error, required = false, ...textarea }: FieldOf<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <textarea {...control} {...textarea} />}
    </Field>
  );
}

/** A field with a list of options as `children`. Other props go to its select. */
export function SelectField({ label, hint, error, required = false, ...select }: FieldOf<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <select {...control} {...select} />}
    </Field>
  );
}

/** A labelled group of radio buttons or checkboxes; `children` are its `Choice`s. */
export function FieldGroup({ label, hint, error, required = false, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>
        {label}
        <Optional required={required} />
      </legend>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <div className={styles.choices}>{children}</div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/** Clears an optional choice, because radio buttons can't be unchecked. */
export function ClearChoice({ onClear }: { onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <div className={styles.clear}>
      <Button look="quiet" onClick={clear}>
        Quitar respuesta
      </Button>
    </div>
  );
}

/** Milliseconds in which a touch's click follows the lifted finger. */
const CLICK_FOLLOWS = 300;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const listener of listeners) listener();
  }, delay);
}

if (!import.meta.env.SSR) {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => release(CLICK_FOLLOWS), true);
  }
  window.addEventListener('click', () => release(0), true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the value, frozen while a pointer is down: a moving target can't be tapped. */
function useFrozenWhilePressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isStill = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  if (isStill) return shown;
  if (shown !== value) setShown(value);
  return value;
}

/** Related controls under a heading. */
export function FieldsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function FieldsPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
