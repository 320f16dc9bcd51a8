import { Inline } from '#ui/layout/Layout.tsx';
import { type QueueItem, useQueue, useRow } from '../queue/queue-context.ts';
import { answersOf } from './labels.ts';
import { guardianText, useNote } from './notes.ts';
import styles from './QueueTable.module.css';
import { Age, RowActions, RowChoice, RowNote, StatusBadge } from './RowParts.tsx';

interface CellProps {
  item: QueueItem;
}

export function PickCell({ item }: CellProps) {
  return (
    <div className={styles.pick}>
      <RowChoice item={item} />
    </div>
  );
}

export function NameCell({ item: { id, registration } }: CellProps) {
  const { opened, open } = useQueue().actions;
  const { fullName, freeFireId } = registration;
  return (
    <button
      type="button"
      className={`covering ${styles.name}`}
      data-row={id}
      aria-label={`${fullName} ${freeFireId}`}
      aria-current={opened === id || undefined}
      onClick={() => open(id)}
    >
      {fullName}
    </button>
  );
}

/** Its age while it waits for a decision, else its status. */
export function AgeCell({ item }: CellProps) {
  return useRow(item).status === 'pending' ? <Age item={item} /> : <StatusBadge item={item} />;
}

export function NoteCell({ item }: CellProps) {
  const note = useNote(item);
  // The guardian has a column of its own.
  return note?.text === guardianText(item.registration) ? null : <RowNote note={note} />;
}

export function AnswersCell({ item }: CellProps) {
  const { questions } = useQueue();
  return answersOf(
    item.registration,
    questions.map(({ id }) => id),
  )
    .map(({ answer }) => answer)
    .join(' · ');
}

export function ActionsCell({ item }: CellProps) {
  return item.isGone ? null : (
    <Inline unbroken className={styles.actions}>
      <RowActions item={item} />
    </Inline>
  );
}
