import { IconButton } from '../buttons/IconButton.tsx';
import { DeskIcon } from '../signs/DeskIcon.tsx';
import styles from './Sorted.module.css';
import type { Sorting } from './use-sorting.ts';

/** What a row is moved by: dragged, or with the arrow keys. `name` is the row's. */
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
      <DeskIcon name="grip" size={20} />
    </IconButton>
  );
}
