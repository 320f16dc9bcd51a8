import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Statistics.module.css';

interface Props {
  title: string;
  text: string;
  /** The same data as a table. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** True for a figure as high as two others. */
  high?: boolean;
  /** Hidden from screen readers: sentence and table have the same content. */
  children: ReactNode;
}

/** A figure as a sentence, a picture, and a table. */
export function Figure({ title, text, table, high = false, children }: Props) {
  return (
    <figure className={classes('panel below gap-4', styles.figure, high && styles.high)}>
      <figcaption className="below gap-1">
        <h2 className={styles.title}>{title}</h2>
        <p className="muted">{text}</p>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details className={styles.numbers}>
        <summary className="touch muted underlined">Ver como tabla</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tournaments may have the same name; rows never move.
              <tr key={row}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column.
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
