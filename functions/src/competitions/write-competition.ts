import { isDeepStrictEqual } from 'node:util';
import { limits, type Match, type Prize, readVisibleTournament, type SplitResults } from '@arena/domain';
import type { CollectionReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/write-audit.ts';
import { markHistoryStale } from '../history/history.ts';
import type { NewNotice } from '../outbox/notices.ts';
import type { Context, Instance } from '../platform/context.ts';
import type { Writes } from '../platform/firestore.ts';
import {
  byId,
  type CompetitionChange,
  type CompetitionFacts,
  type CompetitionSnapshot,
  type Planned,
  type Published,
  publishedOf,
  type Refs,
  refsOf,
  type Stored,
} from './competition-document.ts';
import { readHiddenIds } from './hidden-players.ts';
import { cacheStored, documentIn, lastPublishedOf, writesOf } from './read-competition.ts';
import { roomIn } from './room-documents.ts';

interface Identified {
  id: string;
}

/** Returns the ids of the records that a commit removes. */
function removedIn(before: readonly Identified[], next: readonly Identified[]): string[] {
  const left = new Set(next.map(({ id }) => id));
  return before.flatMap(({ id }) => (left.has(id) ? [] : [id]));
}

/** Writes changed records, each with the number of this write. */
function writeRecords<T extends Identified>(
  writes: Writes,
  collection: CollectionReference,
  [before, next]: readonly [readonly T[], readonly T[]],
  count: number,
): void {
  const known = new Map(before.map((record) => [record.id, record]));
  for (const record of next) {
    const was = known.get(record.id);
    if (was !== record && !isDeepStrictEqual(was, record)) {
      writes.set(collection.doc(record.id), { ...record, writes: count });
    }
  }
}

const proofsOf = (prizes: readonly Prize[]): string[] => prizes.flatMap(({ proof }) => proof ?? []);

/** Returns the changed fields of the competition's document. */
function changedFields(facts: CompetitionFacts, { competition, prizes }: Planned): Record<string, unknown> {
  const fields = Object.entries(competition).filter(
    ([name, value]) => !isDeepStrictEqual(Reflect.get(facts.competition ?? {}, name), value),
  );
  const areSame = isDeepStrictEqual(facts.prizes, prizes);
  return { ...Object.fromEntries(fields), ...(areSame ? {} : { prizes, proofs: proofsOf(prizes) }) };
}

/** Writes the public results: the summary and the changed groups. */
function writeResults(
  writes: Writes,
  refs: Refs,
  { summary, groups }: SplitResults,
  before: Stored['published'],
): void {
  writes.set(refs.results, summary);
  for (const { id, group } of groups) if (before.get(id) !== group.hash) writes.set(refs.groups.doc(id), group);
  const left = new Set(groups.map(({ id }) => id));
  for (const id of before.keys()) if (!left.has(id)) writes.delete(refs.groups.doc(id));
}

/** Returns the competition as stored after the commit, in reading order. */
function storedAfter({ competition, entries, matches, prizes }: Planned, { results, archive }: Published): Stored {
  return {
    competition,
    archive,
    entries: entries.toSorted(byId),
    matches: matches.toSorted(byId),
    prizes,
    published: new Map(results.groups.map(({ id, group }) => [id, group.hash])),
  };
}

/** Other documents that a commit depends on. */
interface Surroundings {
  hidden: ReadonlySet<string>;
  tournament: DocumentSnapshot;
}

export async function readSurroundings(
  { db }: Instance,
  tournamentId: string,
  tx?: Transaction,
): Promise<Surroundings> {
  const tournament = await documentIn(tx, refsOf(db, tournamentId).tournament);
  return { hidden: await readHiddenIds(db, tx), tournament };
}

/**
 * Writes the next state of a competition and its public results. A batch fails if the competition changed since the
 * read.
 * @returns a function that caches the result, to call after the commit.
 */
export function writeCompetition(
  writes: Writes,
  context: Context,
  snapshot: CompetitionSnapshot,
  { hidden, tournament }: Surroundings,
  { next, revisions = [], source, audit }: CompetitionChange,
): () => void {
  const { tournamentId, document, facts } = snapshot;
  const { db, now } = context;
  const refs = refsOf(db, tournamentId);
  const published = publishedOf(next, hidden, lastPublishedOf(context, tournamentId), now.toISOString());
  const { results, summary, archive } = published;
  const count = writesOf(document) + 1;
  const [entries, matches] = [removedIn(facts.entries, next.entries), removedIn(facts.matches, next.matches)];
  const removed = entries.length + matches.length === 0 ? {} : { removed: count };
  // The write may add a name, so the erasure job has to check again.
  const fields = { ...changedFields(facts, next), ...removed, writes: count, forgotten: false };
  if (document.updateTime === undefined) writes.create(refs.competition, fields);
  else writes.update(refs.competition, fields, { lastUpdateTime: document.updateTime });
  // The tournament may have been deleted.
  if (tournament.exists) {
    const { result } = readVisibleTournament(tournamentId, { result: tournament.get('result') });
    if (!isDeepStrictEqual(result, summary)) writes.update(tournament.ref, { result: summary });
  }
  if (!isDeepStrictEqual(archive, facts.archive)) writes.set(refs.archive, archive);
  if (archive.finished || archive.hasPrizes || facts.competition?.state === 'finished') markHistoryStale(writes, db);
  writeRecords(writes, refs.entries, [facts.entries, next.entries], count);
  writeRecords(writes, refs.matches, [facts.matches, next.matches], count);
  for (const id of entries) writes.delete(refs.entries.doc(id));
  for (const id of matches) {
    writes.delete(refs.matches.doc(id));
    // A deleted replay that is created again has the same id and must not find the old room.
    writes.delete(roomIn(db, tournamentId, id));
  }
  for (const { matchId, revision } of revisions) {
    writes.create(refs.matches.doc(matchId).collection('revisions').doc(String(revision.n)), revision);
  }
  if (source !== undefined) writes.set(refs.sources.doc(source.id), { text: source.text });
  writeResults(writes, refs, results, facts.published);
  if (audit !== undefined) writeAudit(writes, context, audit);
  return () => cacheStored(context, snapshot, storedAfter(next, published));
}

/** Lists notices to the community's channels: drawn groups, official tables and the champion. */
function channelNotices(before: CompetitionFacts, next: Planned, tables: number, now: Date): NewNotice[] {
  const { tournamentId, stages, state } = next.competition;
  const drawnAt = new Map(before.competition?.stages.map(({ id, draw }) => [id, draw?.at]));
  const drawn = stages.filter(
    ({ id, draw, groups }) => draw !== null && groups.length > 1 && draw.at !== drawnAt.get(id),
  );
  const isFinished = state === 'finished' && before.competition?.state !== 'finished';
  // All caches have expired by then, so the preview shows the new table.
  const dueAt = new Date(now.getTime() + limits.standingsSeen).toISOString();
  const of = { tournamentId, readers: { of: 'channels' } } as const;
  return [
    ...drawn.map(() => ({ ...of, event: 'drawn' as const })),
    ...(tables > 0 ? [{ ...of, event: 'table' as const, dueAt }] : []),
    ...(isFinished ? [{ ...of, event: 'champion' as const, dueAt }] : []),
  ];
}

/** Lists the notices of a decision: official results, sent prizes and channel notices. */
export function competitionNotices(before: CompetitionFacts, next: Planned, now: Date): NewNotice[] {
  const { tournamentId } = next.competition;
  const registered = new Map(next.entries.map(({ id, registrationId }) => [id, registrationId]));
  const registrationsOf = (entryIds: readonly string[]) => {
    return { of: 'registrations', ids: entryIds.flatMap((id) => registered.get(id) ?? []) } as const;
  };
  const officialAt = new Map(before.matches.map((match) => [match.id, match.officialAt]));
  const isNew = ({ id, state, officialAt: at }: Match) => state === 'official' && at !== (officialAt.get(id) ?? null);
  const results = next.matches.filter(isNew).map(({ rows }) => ({
    event: 'result' as const,
    tournamentId,
    readers: registrationsOf(rows.map(({ entryId }) => entryId)),
  }));
  const sentAt = new Map(before.prizes.map((prize) => [prize.id, prize.sentAt]));
  const prizes = next.prizes.filter(
    ({ id, state, sentAt: at, entryId }) => state === 'sent' && entryId !== null && at !== (sentAt.get(id) ?? null),
  );
  return [
    ...results,
    ...channelNotices(before, next, results.length, now),
    ...prizes.map(({ entryId }) => ({
      event: 'prize' as const,
      tournamentId,
      readers: registrationsOf(entryId === null ? [] : [entryId]),
    })),
  ];
}
