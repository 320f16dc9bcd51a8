/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself has to be reached by keys. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './PreviewPlace.module.css';

/**
 * Where what the public will see stands: beside the work where there is room, scrolling by itself; elsewhere once it is
 * asked for.
 */
export function PreviewPlace({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by keys.
    <section className={classes(styles.place, isShown && styles.shown)} aria-label="Vista previa" tabIndex={0}>
      {children}
    </section>
  );
}
