import { type ReactNode, useId } from 'react';
import styles from './FieldsGroup.module.css';

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
