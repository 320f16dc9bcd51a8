import styles from './Badge.module.css';

export type BadgeTone = 'flame' | 'cold' | 'warn' | 'bad' | 'quiet';

/** The state of something in a few words. `loud` fills it, for the one state that presses. */
export function Badge({ tone, loud = false, children }: { tone: BadgeTone; loud?: boolean; children: string }) {
  return <span className={`${styles.badge} ${styles[tone]} ${loud ? styles.loud : ''}`}>{children}</span>;
}
