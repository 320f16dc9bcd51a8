import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

interface Props {
  href: string;
  look?: 'primary' | 'secondary';
  /** True for full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A link that looks like a button and opens another site in a new tab. */
export function ExternalButton({ href, look = 'primary', wide = true, children }: Props) {
  const className = classes(styles.button, styles[look], wide && styles.wide);
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}
