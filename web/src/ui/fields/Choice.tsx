import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

/** The radio buttons of a group share a name: without it arrow keys don't move between them. */
type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode } & (
    | { type: 'checkbox' }
    | { type: 'radio'; name: string }
  );

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
