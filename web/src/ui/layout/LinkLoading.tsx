import { Skeleton } from '../loading/Skeleton.tsx';
import styles from './LinkPage.module.css';

/** The skeleton of a private link's page, as high as its content. */
export function LinkLoading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span className="visually-hidden">{label}</span>
      <Skeleton measure="full" />
    </p>
  );
}
