import type { KeyboardEvent } from 'react';
import { shownStatus } from '../decisions/decisions.ts';
import { useQueue } from './queue-context.ts';
import { rowAfter } from './use-queue-actions.ts';

/** Returns the handler of keys on a row. */
export function useRowKeys(): (key: string, id: string) => void {
  const { find, decisions, picked, actions } = useQueue();
  return (key, id) => {
    const registration = find(id);
    if (registration === undefined) return;
    const status = shownStatus(registration, decisions.underway);
    if (key === 'a' && status !== 'approved') {
      actions.approve(registration);
      rowAfter(id)?.focus();
    }
    if (key === 'r' && status !== 'rejected') {
      actions.ask({ what: 'reject', registrations: [registration], goesOn: true });
    }
    if (key === 'x' || key === 'X') picked.pick(id, !picked.ids.has(id), key === 'X');
  };
}

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}

/** Returns the handler of keys anywhere on the queue. */
export function useQueueKeys(): (event: KeyboardEvent) => void {
  const { actions, searchInput } = useQueue();
  return (event) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    // React passes on what happens in a dialog over the list.
    const isOnList = target instanceof Node && currentTarget.contains(target);
    if (!isOnList || ctrlKey || metaKey || altKey || isWriting(target)) return;
    if (key === 'u') actions.undo();
    if (key !== '/') return;
    event.preventDefault();
    searchInput.current?.focus();
  };
}
