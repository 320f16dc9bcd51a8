import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Section.module.css';

/** A stretch of a screen with the page's margins. `narrow` keeps running text and forms at a readable width. */
export function Section({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <section className={classes(styles.section, narrow && styles.narrow)}>{children}</section>;
}

/** The heading of a part of a screen. */
export function SectionTitle({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
