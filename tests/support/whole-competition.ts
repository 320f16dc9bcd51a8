import { buildResults, type Match, Results, type Revision, recompute } from '@arena/domain';
import { expect } from 'vitest';
import { competitionStore } from '../../functions/src/competitions/store.ts';
import type { Database } from '../../functions/src/platform/firestore.ts';

/** What of a match its newest revision says. */
const resultOf = ({ revision, rows }: Match) => ({ n: revision, rows });

/** Expects every result that was entered to be kept, numbered from 1 without a gap, and the newest one to count. */
function expectHistory(match: Match, revisions: readonly Revision[]): void {
  expect(revisions.map(({ n }) => n)).toEqual(Array.from({ length: match.revision }, (_, index) => index + 1));
  if (match.revision > 0) expect(revisions.at(-1)).toMatchObject(resultOf(match));
}

/** The public document of a competition. */
export async function publishedResults(database: Database, tournamentId: string): Promise<Results> {
  return Results.parse((await database.doc(`results/${tournamentId}`).get()).data());
}

/**
 * Expects a competition to be whole: the newest revision of each match counts, none is missing, and what the public
 * sees is what the engine makes of the records as they are stored.
 * @returns the matches, by their ids.
 */
export async function expectWhole(database: Database, tournamentId: string): Promise<Map<string, Match>> {
  const store = competitionStore(database);
  const { competition, entries, matches } = (await store.read(tournamentId)).facts;
  if (competition === null) throw new Error(`There is no competition '${tournamentId}'`);
  for (const match of matches) expectHistory(match, await store.revisions(tournamentId, match.id));
  const published = await publishedResults(database, tournamentId);
  expect(published).toEqual(buildResults(competition, entries, matches, published.updatedAt));
  expect(recompute(published)).toMatchObject({ agrees: true, differences: [] });
  return new Map(matches.map((match) => [match.id, match]));
}

/** A match and what the public sees of it, both as they were at one moment. */
async function seenTogether(database: Database, tournamentId: string, matchId: string): Promise<unknown[]> {
  const places = [`competitions/${tournamentId}/matches/${matchId}`, `results/${tournamentId}`];
  const [match, results] = await database.runTransaction(
    (reading) => reading.getAll(...places.map((path) => database.doc(path))),
    { readOnly: true },
  );
  const tables = results?.exists ? Results.parse(results.data()).tables : [];
  const shown = tables.flatMap(({ matches }) => matches).find(({ id }) => id === matchId);
  return [match?.get('revision'), shown?.revision];
}

/**
 * Looks at a match and at what the public sees of it, again and again until `work` is done, and expects the latter
 * never to be behind. @returns how often it was looked.
 */
export async function neverBehind(
  database: Database,
  { tournamentId, matchId }: { tournamentId: string; matchId: string },
  work: Promise<unknown>,
): Promise<number> {
  let [isDone, looks] = [false, 0];
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const [stored, shown] = await seenTogether(database, tournamentId, matchId);
    // Before the first result the public may see no document at all.
    expect(shown ?? 0).toBe(stored);
    looks += 1;
  }
  await ended;
  return looks;
}
