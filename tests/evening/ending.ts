// How an evening ended, as it is stored: who is in, who is out and why, the line, the table, the prizes. Without times:
// it is the same however often the scheduler ran.
import type { Script } from './script.ts';
import type { World } from './world.ts';

type Fields = ReturnType<typeof Object>;

const byText = (lines: readonly string[]) => lines.toSorted();

/** In lines that say what is apart where two evenings are compared. */
export async function endOf({ api: { database } }: World, { tournamentId }: Script): Promise<string[]> {
  const read = async (path: string): Promise<Fields> => Object((await database.doc(path).get()).data());
  const list = async (path: string): Promise<Fields[]> =>
    (await database.collection(path).get()).docs.map((one) => one.data());
  const { currentPlayers, waitingPlayers, lastInLine } = await read(`tournaments/${tournamentId}`);
  const { tables, entries } = await read(`results/${tournamentId}`);
  const [{ rows, matches }] = tables;
  const named = new Map(entries.map(({ id, name }: Fields) => [id, name]));
  const players = (await list('registrations')).map((one) => {
    const confirmed = [one.enrolmentConfirmedAt, one.matchConfirmedAt].map((at) => at !== null);
    return ['player', one.freeFireId, one.status, one.out, one.line, ...confirmed].join(' ');
  });
  const table = rows.map(({ entryId, rank, points, wins, kills, matches: played }: Fields) =>
    ['row', rank, named.get(entryId), points, wins, kills, played].join(' '),
  );
  const results = matches.flatMap(({ number, state, rows: entered }: Fields) =>
    entered.map(({ entryId, played, placement, kills }: Fields) =>
      ['match', number, state, named.get(entryId), played, placement, kills].join(' '),
    ),
  );
  const prizes = (await list(`competitions/${tournamentId}/prizes`)).map(({ rank, state, entryId }) =>
    ['prize', rank, state, named.get(entryId)].join(' '),
  );
  const counts = ['line and places', currentPlayers, waitingPlayers, lastInLine].join(' ');
  return [...byText(players), counts, ...byText(table), ...byText(results), ...byText(prizes)];
}
