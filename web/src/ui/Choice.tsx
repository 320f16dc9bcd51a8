import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

/** One radio button or checkbox with its words; the whole line can be touched. `children` makes the input. */
export function Choice({ label, children }: { label: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <label className={styles.choice} htmlFor={id}>
      {children(id)}
      <span>{label}</span>
    </label>
  );
}
