import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './TextButton.module.css';

interface Props extends ComponentProps<'button'> {
  tone?: 'text' | 'cold' | 'bad' | 'muted';
}

/** A button that looks like a link, within a text or a row. */
export function TextButton({ tone = 'text', className, ...button }: Props) {
  return <button type="button" {...button} className={classes(styles.button, styles[tone], className)} />;
}
