import { IconButton } from '../buttons/IconButton.tsx';
import { AdminIcon } from '../icons/AdminIcon.tsx';
import styles from './Sorted.module.css';
import type { Sorting } from './use-sorting.ts';

/** The handle of a row, for dragging and the arrow keys. `name` is the row's. */
export function SortHandle({ name, ...handle }: ReturnType<Sorting['handle']> & { name: string }) {
  return (
    <IconButton
      {...handle}
      data-handle
      className={styles.handle}
      label={`Mover ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Arrastra, o usa las flechas ↑ y ↓"
    >
      <AdminIcon name="grip" size={20} />
    </IconButton>
  );
}
