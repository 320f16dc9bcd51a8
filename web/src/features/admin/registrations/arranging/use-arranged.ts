import { isOver, nearestFirst, type Registration, shortDateText, toMillis } from '@arena/domain';
import { useState } from 'react';
import { useScreenText } from '#lib/storage/screen-text.ts';
import { useMinute } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { type Queue, type Tournaments, tournamentName } from '../queue/queue.ts';
import {
  arrangeRegistrations,
  countFilters,
  type Filter,
  type FrozenRows,
  filters,
  holdRows,
  type Places,
  search,
} from './arrange-registrations.ts';
import type { Marks } from './marks.ts';

export interface Arranged extends FrozenRows {
  query: string;
  setQuery: (query: string) => void;
  /** True during a search. It covers every status, unless a filter is chosen. */
  isSearch: boolean;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  counts: Record<Filter, number>;
  /** True if everything that a filter shows is loaded, so that its count is right. */
  isCounted: (filter: Filter) => boolean;
  /** Ids to which the list is restricted, for a burst; null for all. */
  only: ReadonlySet<string> | null;
  showOnly: (ids: readonly string[] | null) => void;
  /** Sorts the rows again: drops settled ones, adds new ones. */
  arrangeAnew: () => void;
  /** Identifies the list: another key is another list. */
  key: string;
}

/** State of search and filter. A search covers every status unless a filter is set. */
function useWanted() {
  const [query, setQuery] = useScreenText('query', '');
  const [kept, setChosen] = useScreenText('filter', 'pending');
  const chosen = filters.find((each) => each === kept) ?? 'pending';
  const [narrowed, setNarrowed] = useState<Filter>('all');
  const isSearch = query.trim() !== '';
  return {
    query,
    isSearch,
    chosen,
    filter: isSearch ? narrowed : chosen,
    setFilter: isSearch ? setNarrowed : setChosen,
    setQuery: (next: string) => {
      setQuery(next);
      if (next.trim() === '') setNarrowed('all');
    },
    /** Shows pending registrations, without a search. */
    begin: () => {
      setQuery('');
      setNarrowed('all');
      setChosen('pending');
    },
  };
}

/**
 * Searches, filters and orders the queue. Rows stay in place until the list changes.
 * @param places order of the tournaments; null while unknown, and for a single tournament
 * @param tournamentId restricts the list; a burst of another tournament isn't shown
 */
export function useArranged(queue: Queue, marks: Marks, places: Places | null, tournamentId: string | null): Arranged {
  const { registrations } = queue;
  const { query, setQuery, isSearch, chosen, filter, setFilter, begin } = useWanted();
  const [turn, setTurn] = useState(0);
  const [chosenOnes, setOnly] = useState<{ ids: ReadonlySet<string>; tournamentId: string | null } | null>(null);
  const only = chosenOnes?.tournamentId === tournamentId ? chosenOnes.ids : null;
  const shown = only === null ? [...registrations.values()] : [...only].flatMap((id) => registrations.get(id) ?? []);
  const found: Registration[] = search(shown, query);
  const wanted = arrangeRegistrations(found, filter, marks, places);
  const isGrouped = places !== null;
  // Decided registrations load after pending ones, and may take a while.
  const isCounted = (each: Filter) => (each === 'pending' ? queue.isPendingWhole : queue.isWhole);
  const isWhole = isCounted(filter);
  const key = [filter, turn, isWhole, isGrouped, query.trim()].join('|');
  const [kept, setKept] = useState<{ key: string; ids: readonly string[] }>({ key, ids: wanted });
  // An empty list doesn't freeze, so that the first rows appear as they load.
  const isBegun = isWhole || kept.ids.length > 0 || wanted.length === 0;
  const held =
    kept.key === key && isBegun
      ? holdRows(kept.ids, wanted, filter, isGrouped)
      : { ids: wanted, settled: 0, waiting: 0 };
  if (kept.key !== key || kept.ids !== held.ids) setKept({ key, ids: held.ids });
  return {
    ...held,
    // The first rows arrive in parts and don't count as new.
    ...(isWhole ? {} : { settled: 0, waiting: 0 }),
    query,
    setQuery,
    isSearch,
    filter,
    setFilter,
    counts: countFilters(found, marks),
    isCounted,
    only,
    showOnly: (ids) => {
      setOnly(ids === null ? null : { ids: new Set(ids), tournamentId });
      begin();
      setTurn(turn + 1);
    },
    arrangeAnew: () => setTurn(turn + 1),
    key: `${chosen}|${turn}`,
  };
}

/** The heading of one tournament's rows. */
interface Group {
  name: string;
  /** The tournament's date, in words. */
  when: string;
  isOver: boolean;
}

/** Groups of the queue by tournament; null for a single one. */
export interface QueueGroups {
  /** Null until the tournaments are known. */
  places: Places | null;
  of: (tournamentId: string) => Group;
}

/** Groups the queue over all tournaments: the nearest first, past ones last. */
export function useGroups(tournamentId: string | null, tournaments: Tournaments): QueueGroups | null {
  const zone = useViewerZone();
  const now = useMinute();
  if (tournamentId !== null) return null;
  const order = tournaments === null ? null : nearestFirst(tournaments.values(), now);
  return {
    places: order && new Map(order.map(({ id }, place) => [id, place])),
    of: (id) => {
      const tournament = tournaments?.get(id);
      if (tournament === undefined) {
        return { name: tournamentName(tournaments, id), when: '', isOver: tournaments !== null };
      }
      // Its date follows.
      const name = tournament.name || 'Sin nombre';
      const over = isOver(tournament, now);
      const day = shortDateText(tournament.date, zone);
      const when = toMillis(tournament.date) === null ? day : `${day}, ${clockIn(tournament.date, zone)}`;
      return { name, when: over ? `Terminado · ${day}` : when, isOver: over };
    },
  };
}
