import { buildResults, type Match, Results, type Revision, recompute } from '@arena/domain';
import { expect } from 'vitest';
import { competitionStore } from '../../../functions/src/competitions/store.ts';
import type { Database } from '../../../functions/src/platform/firestore.ts';

/** What of a match its newest revision says. */
const resultOf = ({ revision, rows }: Match) => ({ n: revision, rows });

/** Expects every result that was entered to be kept, numbered from 1 without a gap, and the newest one to count. */
function expectHistory(match: Match, revisions: readonly Revision[]): void {
  expect(revisions.map(({ n }) => n)).toEqual(Array.from({ length: match.revision }, (_, index) => index + 1));
  if (match.revision > 0) expect(revisions.at(-1)).toMatchObject(resultOf(match));
}

/** The public document of a competition. */
async function publishedResults(database: Database, tournamentId: string): Promise<Results> {
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

/** The revision of a match that the public sees; 0 before its first result. */
async function shownRevision(database: Database, tournamentId: string, matchId: string): Promise<number> {
  const results = await database.doc(`results/${tournamentId}`).get();
  const tables = results.exists ? Results.parse(results.data()).tables : [];
  return tables.flatMap(({ matches }) => matches).find(({ id }) => id === matchId)?.revision ?? 0;
}

/**
 * Looks at a match, at what the public sees of it and at the match again, over and over until `work` is done, and
 * expects the public never to be behind, nor ahead. @returns how often it was looked.
 */
export async function neverBehind(
  database: Database,
  { tournamentId, matchId }: { tournamentId: string; matchId: string },
  work: Promise<unknown>,
): Promise<number> {
  const match = database.doc(`competitions/${tournamentId}/matches/${matchId}`);
  const storedRevision = async (): Promise<number> => (await match.get()).get('revision');
  let [isDone, looks] = [false, 0];
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = await storedRevision();
    const shown = await shownRevision(database, tournamentId, matchId);
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(await storedRevision());
    looks += 1;
  }
  await ended;
  return looks;
}
