import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';

/** Placeholder of a loading text, one line high. */
export function Skeleton({ measure }: { measure: 'short' | 'medium' | 'long' | 'full' }) {
  return <span className={classes(styles.skeleton, styles[measure])} aria-hidden="true" />;
}
