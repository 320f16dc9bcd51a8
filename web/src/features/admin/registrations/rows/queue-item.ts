import { type Registration, readRegistration, tournamentOf } from '@arena/domain';
import { createContext, use } from 'react';
import { shownStatus } from '../decisions/decisions.ts';
import type { Queue } from '../queue/queue.ts';
import type { RowContext } from './row-context.ts';

/** A row of the queue. */
export interface QueueItem {
  id: string;
  registration: Registration;
  /** True if it no longer belongs to the list. */
  isGone: boolean;
}

interface QueueTableContext extends RowContext {
  picked: ReadonlySet<string>;
}

export const QueueTableContext = createContext<QueueTableContext | null>(null);

/** State of the row that a cell belongs to. */
export function useRow({ id, registration, isGone }: QueueItem) {
  const context = use(QueueTableContext);
  if (context === null) throw new Error('This is a cell of the queue');
  const own = context.underway.get(id);
  const isOpen = !isGone && own?.state !== 'sending' && own?.state !== 'unsent';
  return { context, own, isOpen, status: shownStatus(registration, context.underway) };
}

/** Placeholder of a registration that no longer exists. */
function goneRegistration(id: string): Registration {
  const tournamentId = tournamentOf(id);
  const freeFireId = id.slice(tournamentId.length + 1);
  return readRegistration(id, { tournamentId, fullName: `ID ${freeFireId}`, freeFireId });
}

/** Returns the row of a registration, even if it has left the list. */
export function itemOf({ registrations, left }: Queue, id: string): QueueItem {
  const here = registrations.get(id);
  return { id, registration: here ?? left.get(id) ?? goneRegistration(id), isGone: here === undefined };
}

export function isRange(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
