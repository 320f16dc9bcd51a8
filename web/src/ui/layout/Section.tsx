import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Section.module.css';

interface Props {
  /** Limits text and forms to a readable width. */
  narrow?: boolean;
  /** Less space at the top, for admin screens. */
  tight?: boolean;
  children: ReactNode;
}

/** A section of a screen with the page's margins. */
export function Section({ narrow = false, tight = false, children }: Props) {
  return (
    <section className={classes(styles.section, narrow && styles.narrow, tight && styles.tight)}>{children}</section>
  );
}
