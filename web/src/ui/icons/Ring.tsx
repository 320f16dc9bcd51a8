import { classes } from '../classes.ts';
import styles from './Ring.module.css';
import { BORDER, CENTRE, ringLines, SPOKES, STROKE, zoneRadius } from './ring-geometry.ts';

/** Flame: an action is needed. Cold: safe. Good: done. Quiet: nothing to do. */
export type RingTone = 'flame' | 'cold' | 'good' | 'quiet';

export interface RingProps {
  /** The open share of the ring, from 0 (closed) to 1. */
  open: number;
  /** The number in the middle, shrunk until it is clear of the ring. */
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

function Figure({ figure, over, unit, open }: Pick<RingProps, 'figure' | 'over' | 'unit' | 'open'>) {
  return ringLines({ figure, over, unit, open }).map(({ text, size, y, isFigure }) => (
    <text key={y} className={isFigure ? styles.figure : styles.unit} x={CENTRE} y={y} fontSize={size}>
      {text}
    </text>
  ));
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
        <Figure figure={figure} over={over} unit={unit} open={open} />
      )}
    </svg>
  );
}
