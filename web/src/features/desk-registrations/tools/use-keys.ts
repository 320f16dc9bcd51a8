import type { Registration } from '@arena/domain';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import type { Picked } from '../queue/use-picked.ts';
import { rowAfter, type useQueueDeeds } from '../queue/use-queue-deeds.ts';

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}

interface Keyed {
  find: (id: string) => Registration | undefined;
  underway: Decisions['underway'];
  picked: Picked;
  queueDeeds: ReturnType<typeof useQueueDeeds>;
}

interface Keys {
  searchInput: RefObject<HTMLInputElement | null>;
  /** What a key does with the row that has the focus. */
  onRowKey: (key: string, id: string) => void;
  /** What keys do anywhere in the queue, but where one writes. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What the keys of a keyboard do in the queue. */
export function useKeys({ find, underway, picked, queueDeeds: { deeds, ask, undo } }: Keyed): Keys {
  const searchInput = useRef<HTMLInputElement>(null);
  const onRowKey = (key: string, id: string) => {
    const registration = find(id);
    if (registration === undefined) return;
    const status = shownStatus(registration, underway);
    if (key === 'a' && status !== 'approved') {
      deeds.approve(registration);
      rowAfter(id)?.focus();
    }
    if (key === 'r' && status !== 'rejected') ask({ what: 'reject', registrations: [registration], goesOn: true });
    if (key === 'x' || key === 'X') picked.pick(id, !picked.ids.has(id), key === 'X');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isWriting(target)) return;
    if (key === 'u') undo();
    if (key !== '/') return;
    event.preventDefault();
    searchInput.current?.focus();
  };
  return { searchInput, onRowKey, onKeyDown };
}
