/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself has to be reached by keys. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './PreviewPlace.module.css';

/** Where what the public will see stands: at a desk beside the work, scrolling by itself. */
export function PreviewPlace({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by keys.
    <section className={classes(styles.place, className)} aria-label="Vista previa" tabIndex={0}>
      {children}
    </section>
  );
}
