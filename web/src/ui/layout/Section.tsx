import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Section.module.css';

interface Props {
  /** Keeps running text and forms at a readable width. */
  narrow?: boolean;
  /** Starts at the top, on working screens. */
  tight?: boolean;
  children: ReactNode;
}

/** A stretch of a screen with the page's margins. */
export function Section({ narrow = false, tight = false, children }: Props) {
  return (
    <section className={classes(styles.section, narrow && styles.narrow, tight && styles.tight)}>{children}</section>
  );
}

export function SectionTitle({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
