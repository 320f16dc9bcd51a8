import type {
  HistoryHead,
  HistoryPrizes,
  HistoryTournament,
  HistoryYear,
  Nicknames,
  PlayersShelf,
} from './history.schema.ts';

/** What the page of past tournaments shows: those of a year, or who was found. `address` is its path and query. */
export interface HistoryPage extends HistoryHead {
  address: string;
  year: string | null;
  tournaments: readonly HistoryTournament[];
  /** The prizes of the year's tournaments. */
  ledger: readonly HistoryPrizes[];
  search: { typed: string; found: Nicknames['players'] } | null;
}

/** Where the pages of the past get what they show. Each rejects where the database can't be reached; null: none. */
export interface HistorySource {
  head(): Promise<HistoryHead | null>;
  year(year: string): Promise<HistoryYear | null>;
  shelf(id: string): Promise<PlayersShelf | null>;
  nicknames(): Promise<Nicknames | null>;
}
