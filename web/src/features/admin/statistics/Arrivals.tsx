import { type Statistics, type StatisticsSpan, shortDateText } from '@arena/domain';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Figure } from './Figure.tsx';
import styles from './Statistics.module.css';
import { arrivalsText } from './statistics-texts';

const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

interface ColumnsProps {
  values: readonly number[];
  ends: readonly [string, string];
}

/** A bar chart of values, scaled to the highest one. */
function Columns({ values, ends }: ColumnsProps) {
  const most = Math.max(1, ...values);
  return (
    <div className="below gap-1 note">
      <p className={styles.most}>{most}</p>
      <svg viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" className={styles.picture}>
        <title>Columnas</title>
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
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

/** Registrations over time. */
export function Arrivals({ arrivals, span }: { arrivals: Statistics['arrivals']; span: StatisticsSpan }) {
  const zone = useViewerZone();
  const days = arrivals.map(({ from }) => shortDateText(from, zone));
  return (
    <Figure
      title="Inscripciones en el tiempo"
      text={arrivalsText(arrivals, span, zone)}
      table={{
        head: [span === 'days' ? 'Día' : 'Semana del', 'Inscripciones'],
        rows: arrivals.map(({ registrations }, index) => [days[index] ?? '', String(registrations)]),
      }}
    >
      <Columns
        values={arrivals.map(({ registrations }) => registrations)}
        ends={[days[0] ?? '', span === 'days' ? 'Hoy' : 'Esta semana']}
      />
    </Figure>
  );
}
