import { classes } from '../classes.ts';
import styles from './Ring.module.css';
import { BORDER, CENTRE, SPOKES, STROKE, zoneRadius } from './ring-geometry.ts';

/** Flame: there is something to do. Cold: you are safe. Quiet: nothing to do here. */
export type RingTone = 'flame' | 'cold' | 'quiet';

export interface RingProps {
  /** How much of the zone is still open, from 0 (closed round the number) to 1. */
  open: number;
  /** The number in the middle; more than four characters grow small. */
  figure: string;
  /** A tick instead of the number: it is done. */
  done?: boolean;
  /** What the number counts, in one short word under it. */
  unit?: string | undefined;
  tone?: RingTone;
  /** The whole statement in words, for those who don't see the ring; empty where it stands beside the ring. */
  label: string;
  className?: string | undefined;
}

const FIGURE_SIZE = [74, 74, 74, 58, 44];
const SMALLEST_FIGURE = 34;
const LONG_UNIT = 6;

function Figure({ figure, unit }: Pick<RingProps, 'figure' | 'unit'>) {
  const size = FIGURE_SIZE[figure.length] ?? SMALLEST_FIGURE;
  return (
    <>
      <text className={styles.figure} x={CENTRE} y={CENTRE + size * (unit ? 0.24 : 0.4)} fontSize={size}>
        {figure}
      </text>
      {unit ? (
        <text className={styles.unit} x={CENTRE} y={CENTRE + 40} fontSize={unit.length > LONG_UNIT ? 17 : 20}>
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
export function Ring({ open, figure, unit, done = false, tone = 'flame', label, className }: RingProps) {
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
      {done ? <path className={styles.tick} d="M76 102l17 17 32-36" /> : <Figure figure={figure} unit={unit} />}
    </svg>
  );
}
