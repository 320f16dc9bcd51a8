import { RowsLoading } from '../../ui/waiting/RowsLoading.tsx';
import styles from './People.module.css';

/** The place of a list while it is on its way. */
export function Loading({ what }: { what: string }) {
  return <RowsLoading label={`Cargando ${what}…`} className={styles.list} count={3} height="middle" />;
}
