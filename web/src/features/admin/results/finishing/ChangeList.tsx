import type { RowChange } from '@arena/domain';
import { resultText } from '../rows.ts';
import styles from './Panels.module.css';

/** Differences between two results, row by row: before → after. */
export function ChangeList({
  changes,
  nameOf,
}: {
  changes: readonly RowChange[];
  nameOf: (entryId: string) => string;
}) {
  return (
    <ul className="below gap-2">
      {changes.map(({ entryId, before, after }) => (
        <li key={entryId}>
          <strong>{nameOf(entryId)}</strong>: {resultText(before)} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> ahora </span> <span className={styles.after}>{resultText(after)}</span>
        </li>
      ))}
    </ul>
  );
}
