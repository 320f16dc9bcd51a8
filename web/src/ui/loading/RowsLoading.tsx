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

/** The place of a list of the admin area while it is on its way: about as high as its rows will be. */
export function RowsLoading({ label, className, count, height }: Props) {
  return (
    <div className={className}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move.
        <div key={index} className={classes('panel', styles.row, styles[height])}>
          <Skeleton measure={measures[index % measures.length] ?? 'full'} />
          <Skeleton measure="short" />
        </div>
      ))}
    </div>
  );
}
