import { classes } from '../classes.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'flame' | 'cold' | 'good' | 'warn' | 'bad' | 'quiet';

/** The state of something in a few words. `loud` fills it, for the one state that presses. */
export function Badge({ tone, loud = false, children }: { tone: BadgeTone; loud?: boolean; children: string }) {
  return <span className={classes(styles.badge, styles[tone], loud && styles.loud)}>{children}</span>;
}
