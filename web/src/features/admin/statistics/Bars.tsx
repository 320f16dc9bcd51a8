import { classes } from '#ui/classes.ts';
import styles from './Statistics.module.css';

export interface Bar {
  name: string;
  text: string;
  /** Segments of the bar, each from 0 to 1 of the whole width. */
  stretches: readonly { share: number; tone: 'flame' | 'good' | 'warn' | 'bad' }[];
}

/** Horizontal bars, one below the other. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <div className="below gap-3">
      {bars.map(({ name, text, stretches }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tournaments may have the same name; bars never move.
        <div key={index} className={styles.bar}>
          <span className={classes('shortened', styles.name)}>{name}</span>
          <span className={styles.value}>{text}</span>
          <span className={styles.track}>
            {stretches.map(({ share, tone }) => (
              <span key={tone} className={styles[tone]} style={{ width: `${share * 100}%` }} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
