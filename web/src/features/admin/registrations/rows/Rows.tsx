import { tournamentOf } from '@arena/domain';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
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
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { statusTone } from '#ui/icons/tones.ts';
import { Inline } from '#ui/layout/Layout.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { DataTableState } from '#ui/table/use-data-table.ts';
import { shownStatus } from '../decisions/decisions.ts';
import { GroupHead } from '../queue/QueueBar.tsx';
import { itemOf, type QueueItem, useQueue } from '../queue/queue-context.ts';
import { useRowKeys } from '../queue/use-keys.ts';
import lines from './QueueTable.module.css';
import { RegistrationRow } from './RegistrationRow.tsx';
import styles from './Row.module.css';

/** Estimated heights in pixels, before rows are measured: of cards, table rows, and tournament headings. */
const sizes = { card: { row: 104, head: 64 }, line: { row: 33, head: 28 } } as const;
/** Wide screens with a mouse, on which the first row gets the focus. */
const KEYED = '(hover: hover) and (min-width: 60rem)';
/** Number of rows rendered beyond the viewport. */
const AHEAD = 6;

/**
 * A virtualised list: renders the rows in view and some more. The focused row stays rendered, and so does the next one,
 * so that the focus can move to it.
 */
export function Rows() {
  // The virtualizer reports changes itself; memoised results would keep old positions.
  'use no memo';
  const { ids, table, groups } = useQueue();
  const onKey = useRowKeys();
  const list = useRef<HTMLDivElement>(null);
  const size = table === null ? sizes.card : sizes.line;
  const top = useTop(list);
  const [focused, setFocused] = useState<string | null>(null);
  const begins = (index: number) =>
    groups !== null && tournamentOf(ids[index] ?? '') !== tournamentOf(ids[index - 1] ?? '');
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above makes it safe.
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: (index) => size.row + (begins(index) ? size.head : 0),
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

  const shown = rows.getVirtualItems();
  const isShown = shown.length > 0;
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement instanceof HTMLHeadingElement;
    if (isShown && isFree && window.matchMedia(KEYED).matches) focusRow(list.current, 0);
  }, [isShown]);

  const onFocus = (event: FocusEvent) => {
    const index = rowOf(event);
    if (index !== null) setFocused(ids[index] ?? null);
  };

  const headOf = (index: number) =>
    begins(index) ? <GroupHead tournamentId={tournamentOf(ids[index] ?? '')} /> : null;
  const drawn = { headOf, shown, height: rows.getTotalSize(), top, measure: rows.measureElement };
  return (
    <div ref={list} role="none" onKeyDown={onKeyDown} onFocus={onFocus}>
      {table === null ? <Cards {...drawn} /> : <Lines {...drawn} table={table} />}
    </div>
  );
}

function focusRow(list: HTMLElement | null, index: number): void {
  list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`)?.focus({ preventScroll: index === 0 });
}

/** Returns the distance in pixels from the top of the page, across layout changes. */
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

interface Drawn {
  headOf: (index: number) => ReactNode;
  shown: readonly VirtualItem[];
  /** Height of all rows, and their distance from the top of the page. */
  height: number;
  top: number;
  measure: (element: Element | null) => void;
}

/** The rows as cards, on phones. */
function Cards({ headOf, shown, height, top, measure }: Drawn) {
  const { ids, queue } = useQueue();
  return (
    <ul className={styles.rows} aria-label="Inscripciones" style={{ height }}>
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={measure}
          data-index={index}
          className={styles.place}
          aria-setsize={ids.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {headOf(index)}
          <div className={styles.row}>
            <Beneath />
            <RegistrationRow item={itemOf(queue, ids[index] ?? '')} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Beneath() {
  return (
    <Inline align="center" apart unbroken className={styles.beneath} aria-hidden="true">
      <Inline as="span" gap={2} align="center" unbroken className={styles.approve}>
        <Icon name="check" /> Aprobar
      </Inline>
      <Inline as="span" gap={2} align="center" unbroken className={styles.reject}>
        Rechazar <Icon name="close" />
      </Inline>
    </Inline>
  );
}

/** The rows as table lines, on wide screens. */
function Lines({ headOf, shown, height, top, measure, table }: Drawn & { table: DataTableState<QueueItem> }) {
  const { decisions, picked } = useQueue();
  const view = {
    rows: shown.map(({ index, key }) => ({ index, key: String(key) })),
    above: (shown[0]?.start ?? top) - top,
    below: height - ((shown.at(-1)?.end ?? top) - top),
    measure,
  };
  const classOf = ({ id, registration }: QueueItem) =>
    classes(
      lines.line,
      styles[statusTone[shownStatus(registration, decisions.underway)]],
      picked.ids.has(id) && styles.picked,
    );
  return <DataTable label="Inscripciones" state={table} view={view} headOf={headOf} classOf={classOf} />;
}
