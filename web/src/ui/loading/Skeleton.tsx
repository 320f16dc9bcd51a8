import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';

/** A grey place for a text that is on its way: as wide as its `measure` says, as high as a line of its parent. */
export function Skeleton({ measure }: { measure: 'short' | 'medium' | 'long' | 'full' }) {
  return <span className={classes(styles.skeleton, styles[measure])} aria-hidden="true" />;
}
