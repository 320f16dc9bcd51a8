import { isDeepStrictEqual } from 'node:util';
import {
  Competition,
  type CompetitionRecords,
  countIn,
  Entry,
  limits,
  Match,
  Prize,
  type ResultSummary,
  Revision,
  readVisibleTournament,
} from '@arena/domain';
import type { CollectionReference, DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { noteStaleIn } from '../history/store.ts';
import { type Database, idsIn, writeOnto } from '../platform/firestore.ts';
import { lastUsed } from '../platform/pace/last-used.ts';
import { hiddenIn } from '../players/store.ts';
import { commitOnto, type Snapshot } from '../records/commit-onto.ts';
import { roomIn } from '../rooms/store.ts';
import type { Published } from './published.ts';

/** All of a competition that a decision may rest on. */
export interface CompetitionFacts extends CompetitionRecords {
  prizes: readonly Prize[];
}

/** A competition that is planned. */
export interface Planned extends CompetitionFacts {
  competition: Competition;
}

/** What a decision makes of a competition: how it is next, what the public then sees, what is recorded. */
interface CompetitionChanges {
  next: Planned;
  /** What the public then sees of it, while these players are hidden. */
  publish(hidden: ReadonlySet<string>): Published;
  /** A result that was entered: it stays, whatever is entered later. */
  revision: { matchId: string; revision: Revision } | undefined;
  audit: AuditEntry | undefined;
}

export interface CompetitionStore {
  /** One read of a competition with its entries and matches, without a lock. */
  read(tournamentId: string): Promise<Snapshot<CompetitionFacts, CompetitionChanges>>;
  /** The tournaments whose final is still to be played and begins between these. */
  beforeFinal(from: Date, until: Date): Promise<string[]>;
  /** Every result that was entered for a match, the first one first. */
  revisions(tournamentId: string, matchId: string): Promise<Revision[]>;
  /** Whether there is anything of a competition. */
  isThere(tournamentId: string): Promise<boolean>;
  /** Deletes all that there is of a competition; the same call again goes on where it was interrupted. */
  remove(tournamentId: string): Promise<void>;
}

interface Identified {
  id: string;
}

/** Writes the records that differ from those that were read, and deletes those that are gone. @returns their ids. */
function writeDifference<T extends Identified>(
  batch: WriteBatch,
  collection: CollectionReference,
  before: readonly T[],
  next: readonly T[],
): string[] {
  const known = new Map(before.map((record) => [record.id, record]));
  for (const record of next) {
    if (!isDeepStrictEqual(known.get(record.id), record)) batch.set(collection.doc(record.id), record);
    known.delete(record.id);
  }
  for (const id of known.keys()) batch.delete(collection.doc(id));
  return [...known.keys()];
}

function competitionOf(document: DocumentSnapshot): Competition | null {
  const { writes: _writes, forgotten: _forgotten, ...fields } = document.data() ?? {};
  return document.exists ? Competition.parse(fields) : null;
}

/** What is read of a competition, its own document as it says itself included. */
interface Rest extends CompetitionFacts {
  parts: readonly DocumentReference[];
  /** As it was written last; null where that isn't known. */
  digest: Published['digest'] | null;
}

/** All of it as a commit leaves it, in the order in which it would be read. */
function restAfter(
  { competition, entries, matches, prizes }: Planned,
  { results, digest }: Published,
  places: Places,
): Rest {
  const byId = (a: Identified, b: Identified) => (a.id < b.id ? -1 : 1);
  return {
    competition,
    digest,
    entries: entries.toSorted(byId),
    matches: matches.toSorted(byId),
    prizes: prizes.toSorted(byId),
    parts: results.main.parts.map((id) => places.parts.doc(id)),
  };
}

/** So many competitions an instance has in its memory: those of one evening. */
export const MOST_KEPT = 8;

/** Adds to a batch what a tournament says of its competition, where it says something else. */
async function summarise(
  database: Database,
  batch: WriteBatch,
  tournamentId: string,
  summary: ResultSummary | null,
): Promise<void> {
  const tournament = await database.collection('tournaments').doc(tournamentId).get();
  // A competition may be left of a tournament that is gone.
  if (!tournament.exists) return;
  const { result } = readVisibleTournament(tournamentId, { result: tournament.get('result') });
  if (!isDeepStrictEqual(result, summary)) batch.update(tournament.ref, { result: summary });
}

/** Where everything of a competition is. */
function placesIn(database: Database, tournamentId: string) {
  const competition = database.collection('competitions').doc(tournamentId);
  const results = database.collection('results').doc(tournamentId);
  return {
    competition,
    entries: competition.collection('entries'),
    matches: competition.collection('matches'),
    prizes: competition.collection('prizes'),
    results,
    parts: results.collection('parts'),
    digest: database.collection('digests').doc(tournamentId),
  };
}

type Places = ReturnType<typeof placesIn>;

/** Writes what the public sees of a competition where it isn't there yet, and deletes the parts that it no longer has. */
function writeResults(
  batch: WriteBatch,
  places: Places,
  results: Published['results'],
  parts: readonly DocumentReference[],
): void {
  batch.set(places.results, results.main);
  const wanted = new Set(results.main.parts);
  for (const part of parts) if (!wanted.has(part.id)) batch.delete(part);
  // A part's name says what is in it: one that is there is as it would be written.
  const there = new Set(parts.map(({ id }) => id));
  for (const { id, part } of results.parts) if (!there.has(id)) batch.set(places.parts.doc(id), part);
}

/** The fields of a competition's document that a commit changes. */
function changedFields(before: Competition | null, next: Competition): Partial<Competition> {
  const fields = Object.entries(next);
  return Object.fromEntries(
    before === null ? fields : fields.filter(([name, value]) => !isDeepStrictEqual(Reflect.get(before, name), value)),
  );
}

/** Deletes a competition and all that is made from it. It goes last itself: a deletion cut short is found and made anew. */
async function removeCompetition(database: Database, tournamentId: string): Promise<void> {
  const places = placesIn(database, tournamentId);
  await database.recursiveDelete(places.results);
  await commitOnto(
    async () => {
      const batch = database.batch();
      for (const { id } of await places.matches.listDocuments()) {
        batch.delete(roomIn(database, tournamentId, id));
      }
      await summarise(database, batch, tournamentId, null);
      batch.delete(places.digest);
      noteStaleIn(batch, database);
      return { facts: null, commit: () => batch.commit() };
    },
    () => ({ result: undefined, changes: true }),
  );
  await database.recursiveDelete(places.competition);
}

/** The rests of the competitions that were read or written last, each for as long as its own document stays as it is. */
function knownRests(placesOf: (tournamentId: string) => Places) {
  const at = lastUsed(MOST_KEPT, (): { kept?: { rest: Rest; version: DocumentSnapshot['updateTime'] } } => ({}));

  function keep(tournamentId: string, rest: Rest, version: DocumentSnapshot['updateTime']): void {
    at(tournamentId).kept = { rest, version };
  }

  return {
    keep,
    /** The rest of a competition that is at the version of `document`; a desk that asks again costs one read. */
    async of(document: DocumentSnapshot): Promise<Rest> {
      const { entries, matches, prizes, parts } = placesOf(document.id);
      const { kept } = at(document.id);
      if (document.updateTime !== undefined && kept?.version?.isEqual(document.updateTime)) return kept.rest;
      const read = await Promise.all([entries.get(), matches.get(), parts.listDocuments(), prizes.get()]);
      const rest = {
        competition: competitionOf(document),
        digest: null,
        entries: read[0].docs.map((entry) => Entry.parse(entry.data())),
        matches: read[1].docs.map((match) => Match.parse(match.data())),
        parts: read[2],
        prizes: read[3].docs.map((prize) => Prize.parse(prize.data())),
      };
      keep(document.id, rest, document.updateTime);
      return rest;
    },
  };
}

export function competitionStore(database: Database): CompetitionStore {
  const placesOf = (tournamentId: string) => placesIn(database, tournamentId);
  const rests = knownRests(placesOf);

  return {
    async read(tournamentId) {
      const places = placesOf(tournamentId);
      // First: whoever writes any of the rest writes this too, so the commit fails if they did so in between.
      const document = await places.competition.get();
      const { parts, digest: digestBefore, ...facts } = await rests.of(document);
      return {
        facts,
        async commit({ next, publish, revision, audit }) {
          const batch = database.batch();
          // After the competition: who was hidden since finds it written, and this commit fails.
          const published = publish(await hiddenIn(database));
          const { results, summary, digest } = published;
          // Whoever writes may have named a player: the erasure looks again.
          const changed = changedFields(facts.competition, next.competition);
          // Counted with results: what every commit fails on if somebody was faster.
          const fields = { ...changed, writes: countIn(document.get('writes')) + 1, forgotten: false };
          writeOnto(batch, places.competition, document.updateTime, fields);
          await summarise(database, batch, tournamentId, summary);
          if (!isDeepStrictEqual(digest, digestBefore)) batch.set(places.digest, digest);
          if (digest.finished || digest.hasPrizes || facts.competition?.state === 'finished')
            noteStaleIn(batch, database);
          writeDifference(batch, places.entries, facts.entries, next.entries);
          // A replay that is deleted and made again has the same id: it finds no room of before.
          for (const id of writeDifference(batch, places.matches, facts.matches, next.matches))
            batch.delete(roomIn(database, tournamentId, id));
          writeDifference(batch, places.prizes, facts.prizes, next.prizes);
          if (revision !== undefined) {
            const revisions = places.matches.doc(revision.matchId).collection('revisions');
            batch.create(revisions.doc(String(revision.revision.n)), revision.revision);
          }
          writeResults(batch, places, results, parts);
          if (audit !== undefined) recordIn(batch, database, audit);
          const [written] = await batch.commit();
          // What was written needn't be read: the competition's own document came first, and is at this version now.
          rests.keep(tournamentId, restAfter(next, published, places), written?.writeTime);
        },
      };
    },

    async revisions(tournamentId, matchId) {
      const revisions = placesOf(tournamentId).matches.doc(matchId).collection('revisions');
      return (await revisions.orderBy('n').get()).docs.map((revision) => Revision.parse(revision.data()));
    },

    beforeFinal(from, until) {
      const settled = database.collection('competitions').where('final.begins', '>=', from.toISOString());
      const near = settled.where('final.begins', '<=', until.toISOString()).limit(limits.page.default);
      return idsIn(near);
    },

    async isThere(tournamentId) {
      const { competition, results } = placesOf(tournamentId);
      return (await database.getAll(competition, results)).some(({ exists }) => exists);
    },

    remove: (tournamentId) => removeCompetition(database, tournamentId),
  };
}
