import { buildResults } from '@arena/domain';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import type { TestDatabase } from '../../fixtures/records/database.ts';
import { type Fields, tournamentDocuments } from '../../fixtures/records/records.ts';
import { resultsDocuments } from '../../fixtures/records/stored-results.ts';
import { registrationsOf } from './queue.ts';

const MATCHES = 6;
/** Groups are large: so many go in one commit. */
const WRITES_AT_ONCE = 25;
const SMALL_WRITES_AT_ONCE = 400;

/** A tournament in the middle of its match day: so many lobbies of so many, all matches but each lobby's last official. */
export interface Size {
  id: string;
  name: string;
  lobbies: number;
  players: number;
}

const idOf = (index: number) => `participante-${String(index).padStart(6, '0')}`;

/** Everybody takes turns at every place. */
const rowsOf = (ids: readonly string[], match: number) =>
  ids.map((_, place) => row(ids[(place + 7 * match) % ids.length] ?? '', place + 1, (place * match) % 7));

function matchDayOf({ id, lobbies, players }: Size) {
  const entryIds = Array.from({ length: lobbies * players }, (_, index) => idOf(index));
  const groups = Array.from({ length: lobbies }, (_, lobby) => {
    const number = lobby + 1;
    return { id: `g${number}`, name: `Sala ${number}`, entryIds: entryIds.slice(lobby * players, number * players) };
  });
  const entries = entryIds.map((each, index) => entryRecord(each, { name: `Jugador ${index + 1}`, seed: index + 1 }));
  const matches = groups.flatMap((group) =>
    Array.from({ length: MATCHES }, (_, index) => {
      const number = index + 1;
      const rows = rowsOf(group.entryIds, number);
      const official = { state: 'official', rows, revision: 1, enteredBy: 'x' } as const;
      const played = number === MATCHES ? {} : official;
      return matchRecord(`${group.id}-m${number}`, number, { groupId: group.id, ...played });
    }),
  );
  const stages = [stageRecord({ matchCount: MATCHES, groups })];
  return { competition: competitionRecord({ tournamentId: id, stages }), entries, matches };
}

export function lastResult({ players }: Size): { matchId: string; rows: ReturnType<typeof rowsOf> } {
  const ids = Array.from({ length: players }, (_, index) => idOf(index));
  return { matchId: `g1-m${MATCHES}`, rows: rowsOf(ids, MATCHES) };
}

async function writeIn(
  { database }: TestDatabase,
  atOnce: number,
  documents: readonly (readonly [path: string, fields: Fields])[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += atOnce) {
    const batch = database.batch();
    for (const [path, fields] of documents.slice(start, start + atOnce)) batch.set(database.doc(path), fields);
    await batch.commit();
  }
}

/** Stores it, and what everybody sees of it; what is remembered of it comes with the first result. */
export async function storeMatchDay(site: TestDatabase, size: Size): Promise<void> {
  const { id, name, lobbies, players } = size;
  const { competition, entries, matches } = matchDayOf(size);
  const results = buildResults(competition, entries, matches, new Date().toISOString());
  const today = {
    name,
    maxPlayers: 0,
    currentPlayers: lobbies * players,
    date: new Date(),
    registrationDeadline: null,
  };
  const at = `competitions/${id}`;
  await writeIn(site, SMALL_WRITES_AT_ONCE, [
    ...Object.entries(tournamentDocuments(id, today)),
    ...registrationsOf(id, lobbies * players).map(({ path, fields }) => [path, fields] as const),
    ...entries.map((entry) => [`${at}/entries/${entry.id}`, { ...entry }] as const),
  ]);
  await writeIn(site, WRITES_AT_ONCE, [
    ...matches.map((match) => [`${at}/matches/${match.id}`, { ...match }] as const),
    ...Object.entries(resultsDocuments(results)),
    [at, { ...competition, writes: 1 }],
  ]);
}

/** Deletes all of it. */
export async function clearMatchDay({ database }: TestDatabase, { id }: Size): Promise<void> {
  const registrations = await database.collection('registrations').where('tournamentId', '==', id).get();
  for (let start = 0; start < registrations.size; start += SMALL_WRITES_AT_ONCE) {
    const batch = database.batch();
    for (const { ref } of registrations.docs.slice(start, start + SMALL_WRITES_AT_ONCE)) batch.delete(ref);
    await batch.commit();
  }
  for (const collection of ['competitions', 'results', 'archive', 'tournaments']) {
    await database.recursiveDelete(database.doc(`${collection}/${id}`));
  }
}
