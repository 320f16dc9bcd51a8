import styles from './FigureText.module.css';
import type { Figure } from './figures.ts';

/** A figure, large, over what it counts. */
export function FigureText({ figure: { value, label } }: { figure: Figure }) {
  return (
    <p className="below">
      <span className={styles.value}>{value}</span> <span className="muted">{label}</span>
    </p>
  );
}
