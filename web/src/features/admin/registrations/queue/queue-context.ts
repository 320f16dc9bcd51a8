import {
  type Question,
  type Registration,
  readRegistration,
  tournamentOf,
  type VisibleTournament,
} from '@arena/domain';
import { createContext, type RefObject, use } from 'react';
import type { DataTableState } from '#ui/table/use-data-table.ts';
import type { Marks } from '../arranging/marks.ts';
import type { Arranged, QueueGroups } from '../arranging/use-arranged.ts';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import { type Queue, type Tournaments, tournamentName } from './queue.ts';
import type { OverallSearch } from './use-live-queue.ts';
import type { Picked } from './use-picked.ts';
import type { QueueActions } from './use-queue-actions.ts';

/** The queue of registrations, shared by its rows, bars and dialogs. */
export interface QueueState {
  /** Null for the queue over all tournaments. */
  tournamentId: string | null;
  tournaments: Tournaments;
  queue: Queue;
  /** Listens again after a failure. */
  retry: () => void;
  questions: readonly Question[];
  decisions: Decisions;
  marks: Marks;
  /** Returns the number in line of a waiting registration; null if unknown. */
  numberOf: (id: string) => number | null;
  /** Null for a single tournament. */
  groups: QueueGroups | null;
  arranged: Arranged;
  /** Ids of the rows in their shown order. */
  ids: readonly string[];
  /** The rows as a table; null on narrow screens, which show cards. */
  table: DataTableState<QueueItem> | null;
  /** Search results beyond the list. */
  beyond: OverallSearch;
  picked: Picked;
  actions: QueueActions;
  searchInput: RefObject<HTMLInputElement | null>;
}

export const QueueContext = createContext<QueueState | null>(null);

/** Returns the queue, with functions to look up tournaments and registrations. */
export function useQueue() {
  const state = use(QueueContext);
  if (state === null) throw new Error('This belongs to the queue');
  const { tournaments, queue, beyond } = state;
  return {
    ...state,
    nameOf: (tournamentId: string) => tournamentName(tournaments, tournamentId),
    tournamentOf: (tournamentId: string): VisibleTournament | undefined => tournaments?.get(tournamentId),
    find: (id: string) => queue.registrations.get(id) ?? beyond.found?.find((one) => one.id === id),
  };
}

/** A row of the queue. */
export interface QueueItem {
  id: string;
  registration: Registration;
  /** True if it no longer belongs to the list. */
  isGone: boolean;
}

/** State of a row: its decision in flight, its shown status, and if it can be decided on. */
export function useRow({ id, registration, isGone }: QueueItem) {
  const { underway } = useQueue().decisions;
  const own = underway.get(id);
  const isOpen = !isGone && own?.state !== 'sending' && own?.state !== 'unsent';
  return { own, isOpen, status: shownStatus(registration, underway) };
}

/** Returns the row of a registration, even if it has left the list. */
export function itemOf({ registrations, left }: Queue, id: string): QueueItem {
  const here = registrations.get(id);
  return { id, registration: here ?? left.get(id) ?? goneRegistration(id), isGone: here === undefined };
}

/** Placeholder of a registration that no longer exists. */
function goneRegistration(id: string): Registration {
  const tournamentId = tournamentOf(id);
  const freeFireId = id.slice(tournamentId.length + 1);
  return readRegistration(id, { tournamentId, fullName: `ID ${freeFireId}`, freeFireId });
}
