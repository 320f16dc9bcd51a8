import type { Registration } from '@arena/domain';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import type { Picked } from '../queue/use-picked.ts';
import { rowAfter, type useQueueActions } from '../queue/use-queue-actions.ts';

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}

type QueueActions = ReturnType<typeof useQueueActions>;

interface Keyed {
  find: (id: string) => Registration | undefined;
  underway: Decisions['underway'];
  picked: Pick<Picked, 'ids' | 'pick'>;
  queueActions: Pick<QueueActions, 'ask' | 'undo'> & { actions: Pick<QueueActions['actions'], 'approve'> };
}

interface Keys {
  searchInput: RefObject<HTMLInputElement | null>;
  onRowKey: (key: string, id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useKeys({ find, underway, picked, queueActions: { actions, ask, undo } }: Keyed): Keys {
  const searchInput = useRef<HTMLInputElement>(null);
  const onRowKey = (key: string, id: string) => {
    const registration = find(id);
    if (registration === undefined) return;
    const status = shownStatus(registration, underway);
    if (key === 'a' && status !== 'approved') {
      actions.approve(registration);
      rowAfter(id)?.focus();
    }
    if (key === 'r' && status !== 'rejected') ask({ what: 'reject', registrations: [registration], goesOn: true });
    if (key === 'x' || key === 'X') picked.pick(id, !picked.ids.has(id), key === 'X');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    // React passes on what happens in a dialog over the list.
    const isOnList = target instanceof Node && currentTarget.contains(target);
    if (!isOnList || ctrlKey || metaKey || altKey || isWriting(target)) return;
    if (key === 'u') undo();
    if (key !== '/') return;
    event.preventDefault();
    searchInput.current?.focus();
  };
  return { searchInput, onRowKey, onKeyDown };
}
