import { type Registration, readRegistration, tournamentOf } from '@arena/domain';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/signs/Icon.tsx';
import type { Queue } from '../queue/queue.ts';
import { Row, type RowContext } from './Row.tsx';
import styles from './Rows.module.css';

/** What a row takes before it has been measured, in pixels. */
const ROW = 104;
/** The same of what stands above the rows of a tournament. */
const HEAD = 64;
/** Where somebody has keys at hand: the first row is ready for them. */
const KEYED = '(hover: hover) and (min-width: 60rem)';
/** Rows that are there already when they come into view. */
const AHEAD = 6;

interface Props {
  ids: readonly string[];
  queue: Queue;
  picked: ReadonlySet<string>;
  context: RowContext;
  /** What stands above the first row of each tournament; null where all are of one. */
  head: ((tournamentId: string) => ReactNode) | null;
  /** What keys do with the row that has the focus. */
  onKey: (key: string, id: string) => void;
}

/** A row whose registration nobody knows any more. */
function gone(id: string): Registration {
  const tournamentId = tournamentOf(id);
  const freeFireId = id.slice(tournamentId.length + 1);
  return readRegistration(id, { tournamentId, fullName: `ID ${freeFireId}`, freeFireId });
}

function focusRow(list: HTMLElement | null, index: number): void {
  list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`)?.focus({ preventScroll: index === 0 });
}

/** How far below the top of the page an element begins, in pixels, whatever grows above it. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => {
      if (element.current) setTop(element.current.getBoundingClientRect().top + window.scrollY);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function rowOf({ target }: { target: EventTarget }): number | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null;
  return row === null ? null : Number(row.dataset.index);
}

function Beneath() {
  return (
    <div className={styles.beneath} aria-hidden="true">
      <span className={styles.approve}>
        <Icon name="check" /> Aprobar
      </span>
      <span className={styles.reject}>
        Rechazar <Icon name="close" />
      </span>
    </div>
  );
}

/**
 * The rows that are in view and some more: two thousand of them cost as little as twenty. The one that has the focus
 * stays, however far one scrolls, and the next is there before the focus moves on to it.
 */
export function Rows({ ids, queue, picked, context, head, onKey }: Props) {
  // What measures the rows says of a change by itself: remembering what it answered would keep old places.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const [focused, setFocused] = useState<string | null>(null);
  const begins = (index: number) =>
    head !== null && tournamentOf(ids[index] ?? '') !== tournamentOf(ids[index - 1] ?? '');
  // oxlint-disable-next-line react/incompatible-library -- it is used as the directive above says.
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: (index) => (begins(index) ? ROW + HEAD : ROW),
    overscan: AHEAD,
    scrollMargin: top,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range: Range) => {
      const held = focused === null ? -1 : ids.indexOf(focused);
      return [...new Set([...defaultRangeExtractor(range), ...(held < 0 ? [] : [held])])].toSorted((a, b) => a - b);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
    const id = target.dataset.row;
    const index = rowOf(event);
    if (id === undefined || index === null) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      flushSync(() => setFocused(ids[index + step] ?? id));
      focusRow(list.current, index + step);
    } else onKey(key, id);
  };

  const isShown = rows.getVirtualItems().length > 0;
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement instanceof HTMLHeadingElement;
    if (isShown && isFree && window.matchMedia(KEYED).matches) focusRow(list.current, 0);
  }, [isShown]);

  const onFocus = (event: FocusEvent) => {
    const index = rowOf(event);
    if (index !== null) setFocused(ids[index] ?? null);
  };

  return (
    <div role="none" className={styles.frame} onKeyDown={onKeyDown} onFocus={onFocus}>
      <ul ref={list} className={styles.rows} aria-label="Inscripciones" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const id = ids[index] ?? '';
          const here = queue.registrations.get(id);
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.place}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {begins(index) ? head?.(tournamentOf(id)) : null}
              <div className={styles.row}>
                <Beneath />
                <Row
                  registration={here ?? queue.left.get(id) ?? gone(id)}
                  isGone={here === undefined}
                  isPicked={picked.has(id)}
                  context={context}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
