import {
  findPlayers,
  type HistoryHead,
  type HistoryPage,
  type HistorySource,
  type PlayerHistory,
  shelfOf,
} from '@arena/domain';

const NO_HISTORY: HistoryHead = {
  years: [],
  records: [],
  prizes: { delivered: [], inTime: 0, late: 0, waiting: [] },
};

/** What the page of past tournaments shows; `year` and `typed` are what its address names. Null: no such year. */
export async function historyPage(
  source: HistorySource,
  { address, year, typed }: { address: string; year: string | null; typed: string },
): Promise<HistoryPage | null> {
  const head = (await source.head()) ?? NO_HISTORY;
  const shown = year ?? head.years[0] ?? null;
  if (year !== null && !head.years.includes(year)) return null;
  if (typed !== '') {
    const nicknames = (await source.nicknames()) ?? { players: [] };
    return {
      ...head,
      address,
      year: shown,
      tournaments: [],
      ledger: [],
      search: { typed, found: findPlayers(nicknames, typed) },
    };
  }
  const found = shown === null ? null : await source.year(shown);
  const { tournaments, prizes } = found ?? { tournaments: [], prizes: [] };
  return { ...head, address, year: shown, tournaments, ledger: prizes, search: null };
}

/** A player's past; null where nobody is shown under that id. */
export async function playerPage(source: HistorySource, id: string): Promise<PlayerHistory | null> {
  const shelf = await source.shelf(shelfOf(id));
  return shelf?.players.find((player) => player.id === id) ?? null;
}
