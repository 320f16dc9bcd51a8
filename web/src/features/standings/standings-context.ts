import { isFields, nameKey, type Results, type StandingsFile } from '@arena/domain';
import { createContext, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type KeptLink, useKeptLinks } from '#lib/addresses/links.ts';

/** The shown table, for all parts of the screen. */
export interface ShownStandings {
  file: StandingsFile;
  results: Results;
  nameOf(entryId: string): string;
  /** True for very large competitions: disclosures render their content when opened. */
  isLarge: boolean;
}

const Shown = createContext<ShownStandings | null>(null);

/** Hands the table to its parts. */
export const ShownContext = Shown.Provider;

export function useShown(): ShownStandings {
  const shown = use(Shown);
  if (shown === null) throw new Error('A part of a table stands outside of one');
  return shown;
}

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

/** Returns the ids of the entries in a tournament that this browser's private links lead to. */
export function ownEntryIds(links: readonly Pick<KeptLink, 'myRegistration'>[], tournamentId: string): string[] {
  return links.flatMap(({ myRegistration: kept }) => {
    if (!isFields(kept) || !isFields(kept.tournament) || kept.tournament.id !== tournamentId) return [];
    return typeof kept.entryId === 'string' ? [kept.entryId] : [];
  });
}

/** The same for this browser, once the page has loaded. */
export function useOwnEntryIds(tournamentId: string): readonly string[] {
  return ownEntryIds(useKeptLinks() ?? [], tournamentId);
}

const LOBBY = 'grupo';
const NUMBER = /^[1-9]\d{0,2}$/;

/** The query of an address that shows a table. */
export const lobbyQuery = (number: number) => `?${LOBBY}=${number}`;

/** The table number in the address; null without one. */
export function useLobbyInAddress(): number | null {
  const [params] = useSearchParams();
  const asked = params.get(LOBBY) ?? '';
  return NUMBER.test(asked) ? Number(asked) : null;
}

/** Returns a function that selects a table by its address, so that it can be shared. */
export function useAskForLobby(): (number: string) => void {
  const [, setParams] = useSearchParams();
  return (number) => setParams({ [LOBBY]: number }, { replace: true, preventScrollReset: true });
}
