import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './People.module.css';

/** The place of a list while it is on its way. */
export function Loading({ what }: { what: string }) {
  return (
    <div className={styles.list}>
      <p className="visually-hidden" role="status">
        Cargando {what}…
      </p>
      {(['long', 'medium', 'full'] as const).map((measure) => (
        <div key={measure} className={styles.row}>
          <Skeleton measure={measure} />
          <Skeleton measure="short" />
        </div>
      ))}
    </div>
  );
}
