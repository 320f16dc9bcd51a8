import { registrationStatusLabel } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/status-tone.ts';
import { ageText, answersOf } from './labels.ts';
import { guardianText, useNote } from './notes.ts';
import styles from './QueueTable.module.css';
import { isRange, type QueueItem, useRow } from './queue-item.ts';
import { RowActions } from './RowActions.tsx';
import { RowNote } from './RowNote.tsx';

interface CellProps {
  item: QueueItem;
}

export function PickCell({ item }: CellProps) {
  const { context, isOpen } = useRow(item);
  return (
    <div className={styles.pick}>
      <Choice
        label={<span className="visually-hidden">Elegir a {item.registration.fullName}</span>}
        type="checkbox"
        checked={context.picked.has(item.id)}
        disabled={!isOpen}
        onChange={({ target, nativeEvent }) => context.pick(item.id, target.checked, isRange(nativeEvent))}
      />
    </div>
  );
}

export function NameCell({ item: { id, registration, ...item } }: CellProps) {
  const { context } = useRow({ id, registration, ...item });
  const { fullName, freeFireId } = registration;
  return (
    <button
      type="button"
      className={`covering ${styles.name}`}
      data-row={id}
      aria-label={`${fullName} ${freeFireId}`}
      aria-current={context.opened === id || undefined}
      onClick={() => context.open(id)}
    >
      {fullName}
    </button>
  );
}

/** Its age while it waits for a decision, else its status. */
export function AgeCell({ item }: CellProps) {
  const { status } = useRow(item);
  const { createdAt } = item.registration;
  const age = useServerNow((now) => ageText(now.getTime() - Date.parse(createdAt)));
  if (status === 'pending') return age;
  return <Badge tone={statusTone[status]}>{registrationStatusLabel[status]}</Badge>;
}

export function NoteCell({ item }: CellProps) {
  const { context, own } = useRow(item);
  const note = useNote({ ...item, own, context });
  // The guardian has a column of its own.
  return note?.text === guardianText(item.registration) ? null : <RowNote note={note} />;
}

export function AnswersCell({ item: { registration, ...item } }: CellProps) {
  const { context } = useRow({ registration, ...item });
  const answers = answersOf(registration, context.questionIds);
  return answers.map(({ answer }) => answer).join(' · ');
}

export function ActionsCell({ item }: CellProps) {
  const { context, own, status } = useRow(item);
  if (item.isGone) return null;
  return (
    <div className={styles.actions}>
      <RowActions
        registration={item.registration}
        status={status}
        underway={own}
        tournament={context.tournamentOf(item.registration.tournamentId)}
        actions={context.actions}
      />
    </div>
  );
}
