import { classes } from '../classes.ts';
import styles from './Ring.module.css';
import { BORDER, CENTRE, SPOKES, STROKE, zoneRadius } from './ring-geometry.ts';

/** Flame: an action is needed. Cold: safe. Good: done. Quiet: nothing to do. */
export type RingTone = 'flame' | 'cold' | 'good' | 'quiet';

export interface RingProps {
  /** The open share of the ring, from 0 (closed) to 1. */
  open: number;
  /** The number in the middle; more than four characters shrink. */
  figure: string;
  /** True for a tick instead of the number. */
  done?: boolean;
  /** A short word above the number, such as 'quedan'. */
  over?: string | undefined;
  unit?: string | undefined;
  tone?: RingTone;
  /** The text alternative; empty if the adjacent text says it. */
  label: string;
  className?: string | undefined;
}

const FIGURE_SIZE = [74, 74, 74, 58, 44];
const SMALLEST_FIGURE = 34;
/** Largest figure with space for a word above and below it in the closed zone. */
const LARGEST_BETWEEN = 54;
const LONG_UNIT = 6;

function Figure({ figure, over, unit }: Pick<RingProps, 'figure' | 'over' | 'unit'>) {
  const usual = FIGURE_SIZE[figure.length] ?? SMALLEST_FIGURE;
  const size = over ? Math.min(usual, LARGEST_BETWEEN) : usual;
  const share = over ? 0.38 : unit ? 0.24 : 0.4;
  return (
    <>
      {over ? (
        <text className={styles.unit} x={CENTRE} y={CENTRE - 25} fontSize={17}>
          {over}
        </text>
      ) : null}
      <text className={styles.figure} x={CENTRE} y={CENTRE + size * share} fontSize={size}>
        {figure}
      </text>
      {unit ? (
        <text className={styles.unit} x={CENTRE} y={CENTRE + 40} fontSize={over || unit.length > LONG_UNIT ? 17 : 20}>
          {unit}
        </text>
      ) : null}
    </>
  );
}

/**
 * The zone: a ring that closes round a number as places are taken or time runs out, and the sign of the whole
 * product. One a card, never as decoration. Everything is drawn with attributes, so it needs no style.
 */
export function Ring({ open, figure, over, unit, done = false, tone = 'flame', label, className }: RingProps) {
  return (
    <svg
      className={classes(styles.ring, styles[tone], className)}
      viewBox="0 0 200 200"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <circle className={styles.border} cx={CENTRE} cy={CENTRE} r={BORDER} />
      <path className={styles.outside} d={SPOKES} />
      <circle className={styles.zone} cx={CENTRE} cy={CENTRE} r={zoneRadius(open)} strokeWidth={STROKE} />
      {done ? (
        <path className={styles.tick} d="M76 102l17 17 32-36" />
      ) : (
        <Figure figure={figure} over={over} unit={unit} />
      )}
    </svg>
  );
}
