import styles from './FigureText.module.css';
import type { Figure } from './figures.ts';

/** A figure, large, over what it counts. */
export function FigureText({ figure: { value, label } }: { figure: Figure }) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  );
}
