import { type ReactNode, useEffect, useRef } from 'react';
import { config } from '../lib/config.ts';
import { hasNavigated } from '../lib/navigation.ts';
import styles from './PageTitle.module.css';

/**
 * The heading of a screen and the title of its tab. After a navigation it takes the focus, so that a screen
 * reader and the keyboard start where the new screen starts.
 */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === config.product ? title : `${title} · ${config.product}`;
  }, [title]);

  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
