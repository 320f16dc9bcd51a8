import type { Registration } from '@arena/domain';
import { useState } from 'react';
import { arrange, countFilters, type Filter, type Held, hold, search } from './arrange.ts';
import type { Duplicates } from './duplicates.ts';
import type { Queue } from './queue.ts';

/** What is shown of the queue, and in which order. */
export interface Arranged extends Held {
  query: string;
  setQuery: (query: string) => void;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  /** How many of what the search finds each filter shows. */
  counts: Record<Filter, number>;
  /** The ids of the registrations that alone are shown, those of a burst; null: all. */
  only: ReadonlySet<string> | null;
  showOnly: (ids: readonly string[] | null) => void;
  /** Puts the rows in order anew: without those that are settled, with those that wait. */
  arrangeAnew: () => void;
  /** Names the arrangement: another one is another list. */
  key: string;
}

/** Searches, filters and orders the queue; within one arrangement rows stay where they are. */
export function useArranged({ registrations, isWhole }: Queue, duplicates: Duplicates): Arranged {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('pending');
  const [turn, setTurn] = useState(0);
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const shown = only === null ? [...registrations.values()] : [...only].flatMap((id) => registrations.get(id) ?? []);
  const found: Registration[] = search(shown, query);
  const wanted = arrange(found, filter, duplicates);
  const key = [filter, turn, isWhole, query.trim()].join('|');
  const [kept, setKept] = useState<{ key: string; ids: readonly string[] }>({ key, ids: wanted });
  const held = kept.key === key ? hold(kept.ids, wanted, filter) : { ids: wanted, settled: 0, waiting: 0 };
  if (kept.key !== key || kept.ids !== held.ids) setKept({ key, ids: held.ids });
  return {
    ...held,
    query,
    setQuery,
    filter,
    setFilter,
    counts: countFilters(found, duplicates),
    only,
    showOnly: (ids) => {
      setOnly(ids === null ? null : new Set(ids));
      setQuery('');
      setFilter('pending');
      setTurn(turn + 1);
    },
    arrangeAnew: () => setTurn(turn + 1),
    key: `${filter}|${turn}`,
  };
}
