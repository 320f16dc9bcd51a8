import {
  type HistorySource,
  HistorySummary,
  historyYear,
  limits,
  Nicknames,
  type PastTournament,
  playerHistory,
  type Remembered,
  TournamentArchive,
} from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Database } from '../platform/firestore.ts';

/** Joins archive documents with the summary's tournaments, in the summary's order. */
function joined(tournaments: readonly PastTournament[], documents: readonly DocumentSnapshot[]): Remembered[] {
  const byId = new Map(documents.map((document) => [document.id, TournamentArchive.safeParse(document.data()).data]));
  return tournaments.flatMap((tournament) => {
    const archive = byId.get(tournament.id);
    return archive === undefined ? [] : [{ tournament, archive }];
  });
}

/** Reads the history's pages. The summary lists the tournaments that visitors may see. */
export function historyPages(db: Database): HistorySource {
  const archive = db.collection('archive');

  async function summary(): Promise<HistorySummary | null> {
    const { rebuiltAt: _, ...fields } = (await db.doc('history/summary').get()).data() ?? {};
    return HistorySummary.safeParse(fields).data ?? null;
  }

  return {
    summary,
    async year(year) {
      const { tournaments = [] } = (await summary())?.years.find((one) => one.year === year) ?? {};
      const documents = await Promise.all(tournaments.map(({ id }) => archive.doc(id).get()));
      return historyYear(joined(tournaments, documents));
    },
    async player(id) {
      const played = archive.where('playerIds', 'array-contains', id).limit(limits.history.appearances);
      const [known, { docs }] = await Promise.all([summary(), played.get()]);
      return playerHistory(id, joined(known?.years.flatMap(({ tournaments }) => tournaments) ?? [], docs));
    },
    async nicknames() {
      return Nicknames.safeParse((await db.doc('history/nicknames').get()).data()).data ?? null;
    },
  };
}
