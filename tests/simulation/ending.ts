// The stored end of a match day: entries, withdrawals with reasons, waiting list, table, prizes. Times are left out,
// because they depend on the scheduler's runs.
import { demandResults } from '../fixtures/records/stored-results.ts';
import type { Script } from './script.ts';
import type { World } from './world.ts';

type Fields = ReturnType<typeof Object>;

const byText = (lines: readonly string[]) => lines.toSorted();

/** Describes the stored end in lines, so that two match days can be compared. */
export async function endOf({ api: { database } }: World, { tournamentId }: Script): Promise<string[]> {
  const read = async (path: string): Promise<Fields> => Object((await database.doc(path).get()).data());
  const list = async (path: string): Promise<Fields[]> =>
    (await database.collection(path).get()).docs.map((one) => one.data());
  const { currentPlayers, waitingPlayers, lastInLine } = await read(`tournaments/${tournamentId}`);
  const { tables, entries } = await demandResults(database, tournamentId);
  const [{ rows, matches } = { rows: [], matches: [] }] = tables;
  const named = new Map(entries.map(({ id, name }) => [id, name]));
  const players = (await list('registrations')).map((one) => {
    const confirmed = [one.enrolmentConfirmedAt, one.matchConfirmedAt].map((at) => at !== null);
    return ['player', one.freeFireId, one.status, one.out, one.line, ...confirmed].join(' ');
  });
  const table = rows.map(({ entryId, rank, points, wins, kills, matches: played }) =>
    ['row', rank, named.get(entryId), points, wins, kills, played].join(' '),
  );
  const results = matches.flatMap(({ number, state, rows: entered }) =>
    entered.map(({ entryId, played, placement, kills }) =>
      ['match', number, state, named.get(entryId), played, placement, kills].join(' '),
    ),
  );
  const prizes = (await read(`competitions/${tournamentId}`)).prizes.map(({ rank, state, entryId }: Fields) =>
    ['prize', rank, state, named.get(entryId)].join(' '),
  );
  const counts = ['line and places', currentPlayers, waitingPlayers, lastInLine].join(' ');
  return [...byText(players), counts, ...byText(table), ...byText(results), ...byText(prizes)];
}
