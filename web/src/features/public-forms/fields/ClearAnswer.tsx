import type { MouseEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './ClearAnswer.module.css';
import type { FieldProps } from './field-props.ts';

function focusGroup(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
}

/** The way back from an optional choice: radio buttons, once chosen, can't be unchosen by themselves. */
export function ClearAnswer({ field, value, onAnswer }: FieldProps) {
  if (field.required || value === undefined) return null;
  const clear = (event: MouseEvent<HTMLElement>) => {
    focusGroup(event);
    onAnswer(undefined);
  };
  return (
    <div className={styles.clear}>
      <Button look="quiet" onClick={clear}>
        Quitar respuesta
      </Button>
    </div>
  );
}
