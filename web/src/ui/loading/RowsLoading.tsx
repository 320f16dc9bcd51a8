import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  label: string;
  className: string | undefined;
  count: number;
  height: 'low' | 'middle' | 'high';
  /** Lines of a table on wide screens. */
  isTable?: boolean;
  /** Controls above the rows, of which places are kept. */
  tools?: 'search' | 'search and filter';
}

const measures = ['long', 'medium', 'full'] as const;

function ToolsLoading({ tools }: Required<Pick<Props, 'tools'>>) {
  return (
    <div className="below gap-3" aria-hidden="true">
      <div className={styles.search} />
      {tools === 'search' ? null : <div className={styles.filter} />}
    </div>
  );
}

/** Placeholder of a loading admin list, about as high as its rows. */
export function RowsLoading({ label, className, count, height, isTable = false, tools }: Props) {
  return (
    <>
      {tools === undefined ? null : <ToolsLoading tools={tools} />}
      <div className={classes(className, isTable && styles.table)}>
        <p className="visually-hidden" role="status">
          {label}
        </p>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move.
          <div key={index} className={classes('panel', styles.row, styles[height])}>
            <Skeleton measure={measures[index % measures.length] ?? 'full'} />
            <Skeleton measure="short" />
          </div>
        ))}
      </div>
    </>
  );
}
