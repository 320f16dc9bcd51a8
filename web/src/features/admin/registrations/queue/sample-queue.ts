import { countFilters } from '../arranging/arrange-registrations.ts';
import { emptyQueue } from './queue.ts';
import type { QueueState } from './queue-context.ts';

const nothing = () => undefined;
const marks = { duplicates: new Map(), unconfirmed: new Map(), excluded: new Set<string>() };

/** Returns an empty queue of all tournaments for tests. */
export function sampleQueue(change: Partial<QueueState> = {}): QueueState {
  return {
    tournamentId: null,
    tournaments: null,
    queue: emptyQueue,
    retry: nothing,
    questions: [],
    decisions: { underway: new Map(), progress: null, settled: null },
    marks,
    numberOf: () => null,
    groups: null,
    arranged: {
      ids: [],
      settled: 0,
      waiting: 0,
      query: '',
      setQuery: nothing,
      isSearch: false,
      filter: 'pending',
      setFilter: nothing,
      counts: countFilters([], marks),
      isCounted: () => true,
      only: null,
      showOnly: nothing,
      arrangeAnew: nothing,
      key: '',
    },
    ids: [],
    table: null,
    beyond: { found: [], failed: false },
    picked: {
      ids: new Set(),
      registrations: [],
      count: 0,
      tournaments: 0,
      canApprove: 0,
      canReject: 0,
      toConfirm: [],
      pick: nothing,
      pickAll: nothing,
      clear: nothing,
    },
    actions: {
      question: null,
      ask: nothing,
      opened: null,
      open: nothing,
      followed: undefined,
      follow: nothing,
      decide: nothing,
      approve: nothing,
      reject: nothing,
      confirm: nothing,
      askToDelete: nothing,
      takeBack: nothing,
      undo: nothing,
    },
    searchInput: { current: null },
    ...change,
  };
}
