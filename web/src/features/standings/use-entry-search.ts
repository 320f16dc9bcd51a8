import { nameKey } from '@arena/domain';
import { useState } from 'react';
import { useShown } from './standings-context.ts';

export interface EntrySearch {
  /** Shows an entry whose name or players contain what is typed. */
  matches: (entryId: string) => boolean;
  query: string;
  setQuery: (query: string) => void;
}

/** Searches entries by their public name or a player's nickname. */
export function useEntrySearch(): EntrySearch {
  const { results } = useShown();
  const [query, setQuery] = useState('');
  const wanted = nameKey(query);
  const found = new Set(
    results.entries
      .filter(({ name, players = [] }) => nameKey([name, ...players].join(' ')).includes(wanted))
      .map(({ id }) => id),
  );
  return { query, setQuery, matches: (entryId) => wanted === '' || found.has(entryId) };
}
