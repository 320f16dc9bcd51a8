import styles from './Statistics.module.css';

const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

interface Props {
  values: readonly number[];
  /** What stands below the first and the last column. */
  ends: readonly [string, string];
}

/** A column for each value, the highest as high as the picture. */
export function Columns({ values, ends }: Props) {
  const most = Math.max(1, ...values);
  return (
    <div className={styles.columns}>
      <p className={styles.most}>{most}</p>
      <svg viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" className={styles.picture}>
        <title>Columnas</title>
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              key={index}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
