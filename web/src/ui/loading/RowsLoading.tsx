import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  label: string;
  className: string | undefined;
  count: number;
  height: 'low' | 'middle' | 'high';
}

const measures = ['long', 'medium', 'full'] as const;

/** Placeholder of a loading admin list, about as high as its rows. */
export function RowsLoading({ label, className, count, height }: Props) {
  return (
    <div className={className}>
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
  );
}
