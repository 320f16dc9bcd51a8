import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  type: 'checkbox' | 'radio';
}

/** A radio button or checkbox with its label; the whole line is a touch target. */
export function Choice({ label, ...input }: Props) {
  const id = useId();
  return (
    <label className={styles.choice} htmlFor={id}>
      <input id={id} {...input} />
      <span>{label}</span>
    </label>
  );
}
