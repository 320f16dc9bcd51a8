import { findPlayers, type HistoryPage, type HistorySource, type HistorySummary } from '@arena/domain';

const NO_HISTORY: HistorySummary = {
  years: [],
  records: [],
  prizes: { delivered: [], otherDelivered: 0, inTime: 0, late: 0, waiting: [] },
};

/** True for a year in an address. */
export const isYear = (year: string | undefined) => year === undefined || /^[\da-z-]{4,12}$/.test(year);

/** Reads a page of past tournaments. `year` and `typed` come from its address. Null for an unknown year. */
export async function readHistory(
  source: HistorySource,
  { address, year, typed }: { address: string; year: string | null; typed: string },
): Promise<HistoryPage | null> {
  const summary = (await source.summary()) ?? NO_HISTORY;
  const head = { ...summary, years: summary.years.map((one) => one.year) };
  const shown = year ?? head.years[0] ?? null;
  if (year !== null && !head.years.includes(year)) return null;
  if (typed !== '') {
    const nicknames = (await source.nicknames()) ?? { players: [] };
    return {
      ...head,
      address,
      year: shown,
      tournaments: [],
      tournamentPrizes: [],
      search: { typed, found: findPlayers(nicknames, typed) },
    };
  }
  const { tournaments, prizes } = shown === null ? { tournaments: [], prizes: [] } : await source.year(shown);
  return { ...head, address, year: shown, tournaments, tournamentPrizes: prizes, search: null };
}
