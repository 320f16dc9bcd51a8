import {
  buildArchive,
  buildResults,
  Competition,
  type CompetitionRecords,
  type CompetitionRefusal,
  createResultsCache,
  Entry,
  isAwaited,
  limits,
  Match,
  Prize,
  playerKillMatches,
  playerTotals,
  type ResultSummary,
  ResultsSummary,
  Revision,
  refusalFields,
  type SplitResults,
  splitResults,
  summaryOf,
  type TournamentArchive,
  textOrNull,
  topPlayers,
  withoutHidden,
} from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AuditedWrite } from '../audit/write-audit.ts';
import { markHistoryStale } from '../history/history.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { createCache } from '../platform/cache.ts';
import type { Instance } from '../platform/context.ts';
import { type Database, idsIn, type Writes } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { publicPlayerId } from './hidden-players.ts';
import { roomIn } from './room-documents.ts';

/** All records that a decision may depend on. */
export interface CompetitionFacts extends CompetitionRecords {
  prizes: readonly Prize[];
}

export interface Planned extends CompetitionFacts {
  competition: Competition;
}

/** A competition and its published results. */
export interface Stored extends CompetitionFacts {
  /** Published groups by id, with the hash of each document. */
  published: ReadonlyMap<string, string>;
  /** Archive document as last written; null if unknown. */
  archive: TournamentArchive | null;
}

/** Text that results were read from. */
export interface ResultSource {
  id: string;
  text: string;
}

/** A competition as read, with the document whose version its writes require. */
export interface CompetitionSnapshot {
  tournamentId: string;
  document: DocumentSnapshot;
  facts: Stored;
}

/** The next state of a competition, and what is written with it. */
export interface CompetitionChange {
  next: Planned;
  /** Entered results; append-only. */
  revisions?: readonly { matchId: string; revision: Revision }[] | undefined;
  /** Text that the results were read from. */
  source?: ResultSource | undefined;
  audit?: AuditedWrite | undefined;
}

export function refsOf(db: Database, tournamentId: string) {
  const competition = db.collection('competitions').doc(tournamentId);
  const results = db.collection('results').doc(tournamentId);
  return {
    competition,
    entries: competition.collection('entries'),
    matches: competition.collection('matches'),
    sources: competition.collection('sources'),
    results,
    groups: results.collection('groups'),
    archive: db.collection('archive').doc(tournamentId),
    tournament: db.collection('tournaments').doc(tournamentId),
  };
}

export type Refs = ReturnType<typeof refsOf>;

const StoredCompetition = Competition.extend({ prizes: z.array(Prize).default([]) }).strip();

/** Compares records in reading order. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Parses the plan and the prizes, which share a document. */
export function toPlan(document: DocumentSnapshot): Pick<Planned, 'competition' | 'prizes'> {
  const { prizes, ...competition } = StoredCompetition.parse(document.data());
  return { competition, prizes };
}

const StoredEntry = Entry.strip();
const StoredMatch = Match.strip();

export function toEntry(document: DocumentSnapshot): Entry {
  return StoredEntry.parse(document.data());
}

export function toMatch(document: DocumentSnapshot): Match {
  return StoredMatch.parse(document.data());
}

const NamedGroups = ResultsSummary.pick({ groups: true });

/** Parses the published groups with their hashes. */
export function toPublished(results: DocumentSnapshot): Stored['published'] {
  const { groups } = results.exists ? NamedGroups.parse({ groups: results.get('groups') }) : { groups: [] };
  return new Map(groups.map(({ id, hash }) => [id, hash]));
}

/** Lists the entries expected in a match, in lobby order. */
export function awaitedIn(
  { stageId, groupId }: Pick<Match, 'stageId' | 'groupId'>,
  { competition, entries }: CompetitionFacts,
): Entry[] {
  const stage = competition?.stages.find(({ id }) => id === stageId);
  const inLobby = stage?.groups.find(({ id }) => id === groupId)?.entryIds ?? [];
  const awaited = new Map(entries.filter(isAwaited).map((entry) => [entry.id, entry]));
  return inLobby.flatMap((id) => awaited.get(id) ?? []);
}

/** Returns all results entered for a match, oldest first. */
export async function readRevisions({ db }: Instance, tournamentId: string, matchId: string): Promise<Revision[]> {
  const revisions = refsOf(db, tournamentId).matches.doc(matchId).collection('revisions');
  return (await revisions.orderBy('n').get()).docs.map((revision) => Revision.parse(revision.data()));
}

/** Returns the text that a result was read from. @throws ApiError `not_found` if it is unknown or erased. */
export async function readSource({ db }: Instance, tournamentId: string, sourceId: string): Promise<string> {
  const source = await refsOf(db, tournamentId).sources.doc(sourceId).get();
  return found(textOrNull(source.get('text')));
}

/** Deletes all texts that results were read from. They may contain players' names and IDs. */
export async function deleteSources(writes: Writes, { db }: Instance, tournamentId: string): Promise<void> {
  const { docs } = await refsOf(db, tournamentId).sources.select().get();
  for (const { ref } of docs) writes.delete(ref);
}

/** Finds tournaments whose final begins between `from` and `until`. */
export function tournamentsBeforeFinal({ db }: Instance, from: Date, until: Date): Promise<string[]> {
  const settled = db.collection('competitions').where('final.begins', '>=', from.toISOString());
  return idsIn(settled.where('final.begins', '<=', until.toISOString()).limit(limits.page.default));
}

/** Checks if any data of a competition exists. */
export async function hasCompetition({ db }: Instance, tournamentId: string): Promise<boolean> {
  const { competition, results, archive } = refsOf(db, tournamentId);
  const [documents, collections] = await Promise.all([
    db.getAll(competition, results, archive),
    // A broken-off deletion may have left what stands below.
    competition.listCollections(),
  ]);
  return collections.length > 0 || documents.some(({ exists }) => exists);
}

/** Deletes a competition. Repeating an interrupted call completes the deletion. */
export async function deleteCompetition({ db }: Instance, tournamentId: string): Promise<void> {
  const refs = refsOf(db, tournamentId);
  await db.recursiveDelete(refs.results);
  const matches = await refs.matches.listDocuments();
  await db.runTransaction(async (tx) => {
    const tournament = await tx.get(refs.tournament);
    for (const { id } of matches) tx.delete(roomIn(db, tournamentId, id));
    if (tournament.exists && tournament.get('result') !== null) tx.update(refs.tournament, { result: null });
    tx.delete(refs.archive);
    markHistoryStale(tx, db);
  });
  // Delete this document last, so that an interrupted deletion can be repeated.
  await db.recursiveDelete(refs.competition);
}

/** Creates the error for refused competition rules, with a text and a code for each field. */
export function refusalError(...refusals: readonly CompetitionRefusal[]): ApiError {
  const codes = Object.fromEntries(refusals.toReversed().map(({ path, code }) => [path, code]));
  return new ApiError('competition_refused', { fields: refusalFields(refusals), codes });
}

export interface Published {
  results: SplitResults;
  summary: ResultSummary | null;
  archive: TournamentArchive;
}

/** Returns the public ids of an entry's players. Erased players keep the stored ids. */
export function playerIdsOf({ players, publicIds = [] }: Entry, hash: KeyedHash): (string | null)[] {
  return players.map(({ freeFireId }, index) =>
    freeFireId === null ? (publicIds[index] ?? null) : publicPlayerId(freeFireId, hash),
  );
}

/** Results of the last build, reused for unchanged records. */
export interface PublishCache {
  results: ReturnType<typeof createResultsCache>;
  idsOf(entry: Entry): (string | null)[];
}

export function createPublishCache(hash: KeyedHash): PublishCache {
  return {
    results: createResultsCache(),
    idsOf: createCache((entry: Entry) => playerIdsOf(entry, hash), { max: 2 * limits.competition.entries }).get,
  };
}

/** @param hidden public ids of players with hidden nicknames. @param at build time, ISO 8601 in UTC. */
export function publishedOf(
  records: Planned,
  hidden: ReadonlySet<string>,
  { results: kept, idsOf }: PublishCache,
  at: string,
): Published {
  const drawn = new Set(records.competition.stages.flatMap(({ groups }) => groups.flatMap(({ entryIds }) => entryIds)));
  const shown = records.entries.map((entry) => {
    const visible = withoutHidden(entry, idsOf(entry), hidden);
    // Entries without a group share one document, whose size is limited, so their emblems are left out.
    const isLight = visible.emblem === undefined || drawn.has(entry.id);
    return isLight ? visible : { ...visible, emblem: undefined };
  });
  // Players are found by their own nicknames, before hidden ones are removed.
  const totals = playerTotals(records.entries, records.matches, idsOf);
  const known = shown.map((entry, index) => ({
    entry,
    ids: idsOf(records.entries[index] ?? entry),
    totals: totals.get(entry.id)?.players ?? [],
  }));
  const top = topPlayers(shown, (id) => totals.get(id), hidden);
  const built = buildResults(records.competition, shown, records.matches, at, kept);
  const results =
    top.length === 0 ? built : { ...built, topPlayers: top, playerKillMatches: playerKillMatches(records.matches) };
  return {
    results: splitResults(results, kept),
    summary: summaryOf(results),
    archive: buildArchive(results, known, hidden, records.prizes),
  };
}
