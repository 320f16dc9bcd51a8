import { classes } from '../classes.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'live' | 'cold' | 'good' | 'warn' | 'bad' | 'quiet';

/** A status in a few words. `loud` fills it, for urgent ones. */
export function Badge({ tone, loud = false, children }: { tone: BadgeTone; loud?: boolean; children: string }) {
  return <span className={classes(styles.badge, styles[tone], loud && styles.loud)}>{children}</span>;
}
