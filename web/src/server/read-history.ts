import { HistoryHead, HistoryYear, Nicknames, PlayersShelf } from '@arena/domain';
import { readDocument } from '../lib/calls/firestore-rest.ts';

async function read<T>(id: string, schema: { parse(fields: unknown): T }): Promise<T | null> {
  const fields = await readDocument(`history/${encodeURIComponent(id)}`);
  return fields && schema.parse(fields);
}

/** The documents of the history. Each rejects where it can't be read; null: there is none. */
export const historyReaders = {
  head: () => read('all', HistoryHead),
  year: (year: string) => read(year, HistoryYear),
  shelf: (id: string) => read(id, PlayersShelf),
  nicknames: () => read('nicknames', Nicknames),
};
