import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { statusTone } from '#ui/icons/tones.ts';
import { Inline } from '#ui/layout/Layout.tsx';
import { type QueueItem, useQueue, useRow } from '../queue/queue-context.ts';
import { answersOf } from './labels.ts';
import { teamLine, useNote } from './notes.ts';
import styles from './Row.module.css';
import { Age, RowActions, RowChoice, RowNote, StatusBadge } from './RowParts.tsx';

/** One registration of the queue in four lines: player, age, answers and a note. */
export function RegistrationRow({ item }: { item: QueueItem }) {
  const { questions, picked, actions } = useQueue();
  const { isOpen, status } = useRow(item);
  const note = useNote(item);
  const { id, registration } = item;
  const { fullName, nickname, freeFireId } = registration;
  const swipe = useSwipe({
    onRight: () => isOpen && status !== 'approved' && actions.approve(registration),
    onLeft: () => isOpen && status !== 'rejected' && actions.reject(registration),
  });
  const answers = answersOf(
    registration,
    questions.map((each) => each.id),
  ).map(({ answer }) => answer);
  const said = [teamLine(registration), ...answers].filter(Boolean).join(' · ');
  return (
    <article
      className={classes(styles.face, styles[statusTone[status]], picked.ids.has(id) && styles.picked)}
      {...swipe}
    >
      <div className={styles.pick}>
        <RowChoice item={item} />
      </div>
      <button
        type="button"
        className={styles.main}
        data-row={id}
        aria-current={actions.opened === id || undefined}
        onClick={() => actions.open(id)}
      >
        <span className={styles.who}>
          <Inline as="span" gap={2} align="baseline" apart unbroken>
            <span className={styles.name}>{fullName}</span>{' '}
            <span className={styles.age}>
              <Age item={item} />
            </span>
          </Inline>
          <span className={styles.player}>{[freeFireId, nickname].filter(Boolean).join(' · ')}</span>
        </span>
        <Inline as="span" gap={2} align="baseline" unbroken className={styles.said}>
          <StatusBadge item={item} />
          <span className={styles.answers}>{said || 'Sin respuestas'}</span>
        </Inline>
        <span className={styles.note}>
          <RowNote note={note ?? { text: registration.phone }} />
        </span>
      </button>
      <div className={styles.actions}>
        <RowActions item={item} />
      </div>
    </article>
  );
}

/** Distances in pixels: where a swipe begins, and where releasing triggers its action. */
const BEGINS = 12;
const COUNTS = 96;

interface Swipe {
  /** Called after a swipe to the right, or to the left. */
  onRight: () => void;
  onLeft: () => void;
}

function reset(element: HTMLElement): void {
  element.style.removeProperty('transform');
  delete element.dataset.swipe;
}

/**
 * Lets a finger swipe an element. Styles can follow `data-swipe`: `right` or `left`, with `-far` once releasing
 * triggers the action. A mouse uses buttons instead.
 */
function useSwipe({ onRight, onLeft }: Swipe) {
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null);
  const wasSwipe = useRef(false);

  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    wasSwipe.current = false;
    if (pointerType !== 'mouse' && isPrimary) start.current = { x: clientX, y: clientY, isSwipe: false };
  };

  const onPointerMove = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (from === null) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!from.isSwipe) {
      if (Math.abs(x) < BEGINS || Math.abs(x) < Math.abs(y)) return;
      from.isSwipe = true;
      currentTarget.setPointerCapture(pointerId);
    }
    currentTarget.style.transform = `translateX(${x}px)`;
    currentTarget.dataset.swipe = `${x > 0 ? 'right' : 'left'}${Math.abs(x) < COUNTS ? '' : '-far'}`;
  };

  const onPointerUp = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    if (!from?.isSwipe) return;
    wasSwipe.current = true;
    reset(currentTarget);
    if (clientX - from.x >= COUNTS) onRight();
    if (clientX - from.x <= -COUNTS) onLeft();
  };

  const onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    reset(currentTarget);
  };

  /** A swipe that ends on a button isn't a click. */
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwipe.current) return;
    wasSwipe.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture };
}
