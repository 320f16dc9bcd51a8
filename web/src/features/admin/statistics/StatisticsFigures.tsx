import {
  countedIn,
  DecidedStatus,
  registrationStatusLabel,
  type Statistics,
  type StatisticsSpan,
  shortDateText,
  toMillis,
} from '@arena/domain';
import type { ReactNode } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { classes } from '#ui/classes.ts';
import { statusTone } from '#ui/icons/tones.ts';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import styles from './Statistics.module.css';
import { arrivalsText, byStatusText, durationText, fillOf, fillText, withinText } from './statistics-texts.ts';

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
    <Stack gap={1} className="note">
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
    </Stack>
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

type Row = Statistics['tournaments'][number];

/** Builds a tournament's bar: of its limit, or of the largest tournament without one. */
function barOf(row: Row, most: number): Bar {
  const { pending, approved } = row.registrations;
  const whole = fillOf(row) === null ? most : Math.max(row.maxPlayers, pending + approved);
  return {
    name: row.name || 'Sin nombre',
    text: fillText(row),
    stretches: [
      { share: approved / Math.max(1, whole), tone: statusTone.approved },
      { share: pending / Math.max(1, whole), tone: statusTone.pending },
    ],
  };
}

function averageFill(rows: readonly Row[]): string {
  const fills = rows.map(fillOf).filter((fill) => fill !== null);
  if (fills.length === 0) return '';
  const average = fills.reduce((sum, fill) => sum + fill, 0) / fills.length;
  return ` En promedio se llenan al ${Math.round(average * 100)} %.`;
}

export function ByTournament({ tournaments }: Pick<Statistics, 'tournaments'>) {
  const rows = tournaments.filter(({ status }) => status === 'published');
  const most = Math.max(0, ...rows.map(({ registrations: { pending, approved } }) => pending + approved));
  return (
    <Figure
      title="Por torneo"
      high
      text={
        rows.length === 0
          ? 'Todavía no hay torneos publicados.'
          : `Los ${rows.length} publicados más recientes: aprobadas y por revisar, de sus cupos.${averageFill(rows)}`
      }
      table={{
        head: ['Torneo', 'Por revisar', 'Aprobadas', 'Rechazadas', 'Ocupación'],
        rows: rows.map((row) => [
          row.name,
          String(row.registrations.pending),
          String(row.registrations.approved),
          String(row.registrations.rejected),
          fillText(row),
        ]),
      }}
    >
      <Bars bars={rows.map((row) => barOf(row, most))} />
    </Figure>
  );
}

interface CountsProps {
  title: string;
  text: string;
  /** Headings of the table's two columns. */
  head: readonly [string, string];
  rows: readonly { name: string; count: number; tone?: Bar['stretches'][number]['tone'] }[];
  whole: number;
}

/** Counts by kind, with a bar each. */
function CountsFigure({ title, text, head, rows, whole }: CountsProps) {
  const bars = rows.map(({ name, count, tone = 'flame' }) => ({
    name,
    text: String(count),
    stretches: [{ share: count / Math.max(1, whole), tone }],
  }));
  return (
    <Figure title={title} text={text} table={{ head, rows: rows.map(({ name, count }) => [name, String(count)]) }}>
      <Bars bars={bars} />
    </Figure>
  );
}

export function ByStatus({ byStatus, oldestPending }: Pick<Statistics, 'byStatus' | 'oldestPending'>) {
  const waits = useServerNow((now) => {
    const since = toMillis(oldestPending);
    return since === null ? null : agoText(now.getTime() - since);
  });
  const total = countedIn(byStatus);
  const rows = DecidedStatus.options.map((status) => ({
    name: registrationStatusLabel[status],
    count: byStatus[status],
    tone: statusTone[status],
  }));
  return (
    <CountsFigure
      title="Por estado"
      text={byStatusText(total, waits)}
      head={['Estado', 'Inscripciones']}
      rows={rows}
      whole={total}
    />
  );
}

export function DecisionTimes({ decisions: { median, within }, sample }: Pick<Statistics, 'decisions' | 'sample'>) {
  const rows = within.map(({ minutes, registrations }) => ({ name: withinText(minutes), count: registrations }));
  return (
    <CountsFigure
      title="Tiempo hasta la respuesta"
      text={
        median === null
          ? 'Todavía no se ha respondido ninguna inscripción.'
          : `La mitad tuvo respuesta en ${durationText(median)} o menos (últimas ${sample} inscripciones).`
      }
      head={['Tiempo', 'Inscripciones']}
      rows={rows}
      whole={Math.max(...rows.map(({ count }) => count))}
    />
  );
}

export function Players({ players: { once, twice, more }, sample }: Pick<Statistics, 'players' | 'sample'>) {
  const total = once + twice + more;
  const back = twice + more;
  const share = Math.round((back / Math.max(1, total)) * 100);
  const rows = [
    { name: 'Un torneo', count: once },
    { name: 'Dos torneos', count: twice },
    { name: 'Tres o más', count: more },
  ];
  return (
    <CountsFigure
      title="Jugadores que vuelven"
      text={
        total === 0
          ? 'Todavía no hay jugadores.'
          : `${back} de ${total} jugadores ${back === 1 ? 'jugó' : 'jugaron'} más de un torneo: ${share} % (últimas ${sample} inscripciones).`
      }
      head={['Torneos', 'Jugadores']}
      rows={rows}
      whole={total}
    />
  );
}

interface FigureProps {
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
function Figure({ title, text, table, high = false, children }: FigureProps) {
  return (
    <Panel as="figure" gap={4} pad={4} className={high ? styles.high : undefined}>
      <Stack as="figcaption" gap={1}>
        <Title size="row">{title}</Title>
        <Note size="text">{text}</Note>
      </Stack>
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
    </Panel>
  );
}

interface Bar {
  name: string;
  text: string;
  /** Segments of the bar, each from 0 to 1 of the whole width. */
  stretches: readonly { share: number; tone: 'flame' | 'good' | 'warn' | 'bad' }[];
}

/** Horizontal bars, one below the other. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <Stack gap={3}>
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
    </Stack>
  );
}
