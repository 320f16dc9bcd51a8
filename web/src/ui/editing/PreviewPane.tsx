/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling area needs keyboard focus. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './PreviewPane.module.css';

/** The public preview: a scrolling column on wide screens, on request elsewhere. */
export function PreviewPane({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs keyboard focus.
    <section className={classes(styles.place, isShown && styles.shown)} aria-label="Vista previa" tabIndex={0}>
      {children}
    </section>
  );
}
