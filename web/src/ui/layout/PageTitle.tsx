import { type ReactNode, use, useEffect, useRef } from 'react';
import { hasNavigated } from '#lib/addresses/arrival.ts';
import { config } from '#lib/config.ts';
import { classes } from '../classes.ts';
import { PreviewContext } from '../editing/preview-context.ts';
import styles from './PageTitle.module.css';

/** Longer titles would fill a phone's screen and are smaller. */
const LONG_TITLE = 40;

interface Props {
  title: string;
  /** True if the heading replaces the focused element without a navigation. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/**
 * The heading of a screen and the title of its tab. It gets the focus after a navigation, so that screen readers and
 * the keyboard start there.
 */
export function PageTitle({ title, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSpecimen = use(PreviewContext);

  useEffect(() => {
    if (!isSpecimen) document.title = title === config.product ? title : `${title} · ${config.product}`;
  }, [title, isSpecimen]);

  useEffect(() => {
    if (!isSpecimen && (hasNavigated() || takesFocus)) heading.current?.focus({ preventScroll: true });
  }, [takesFocus, isSpecimen]);

  return (
    <h1 ref={heading} className={classes(styles.title, title.length > LONG_TITLE && styles.long)} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
