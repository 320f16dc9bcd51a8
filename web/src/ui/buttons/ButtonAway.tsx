import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

/** A link that looks like a button and leads away from the site, which stays open in its own tab. */
export function ButtonAway({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classes(styles.button, styles.primary, styles.wide)}>
      {children}
    </a>
  );
}
