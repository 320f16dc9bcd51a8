import { Skeleton } from '../loading/Skeleton.tsx';
import styles from './LinkPage.module.css';

/** A page by a private link while it is read, as high as what comes in its place: nothing below it moves. */
export function LinkLoading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span className="visually-hidden">{label}</span>
      <Skeleton measure="full" />
    </p>
  );
}
