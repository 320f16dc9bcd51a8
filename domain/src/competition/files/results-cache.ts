import { canonicalText, sha256Hex } from '../plan/hash.ts';
import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import type {
  PublicEntry,
  PublicMatch,
  PublicStage,
  ResultsGroup,
  ResultsTable,
  StoredStanding,
  StoredTable,
} from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';
import type { KeepGroup } from '../standings/standings.ts';

/** Memoises a function by the identity of its argument, for as long as the argument is in use. */
function memoizeByIdentity<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { of: Made }>();
  return (of) => {
    const known = made.get(of) ?? { of: make(of) };
    made.set(of, known);
    return known.of;
  };
}

/** Returns the nicknames of a team's players; hidden players have none. */
function rosterOf({ players }: Entry): string[] {
  return players.length < 2 ? [] : players.flatMap(({ nickname }) => nickname.trim() || []);
}

function publicEntry(entry: Entry, name: string, roster: string[]): PublicEntry {
  const { id, status, keepsPoints, reason, disqualifiedAt, reinstatedAt, exchanges, emblem } = entry;
  return {
    id,
    name,
    status,
    keepsPoints,
    ...(reason ? { reason } : {}),
    ...(disqualifiedAt ? { disqualifiedAt } : {}),
    ...(reinstatedAt ? { reinstatedAt } : {}),
    ...(exchanges ? { exchanges } : {}),
    ...(emblem ? { emblem } : {}),
    ...(roster.length > 0 ? { players: roster } : {}),
  };
}

function keptEntries(): ResultsCache['entry'] {
  const made = new WeakMap<Entry, PublicEntry>();
  return (entry, name, isDrawn) => {
    const roster = isDrawn ? rosterOf(entry) : [];
    const known = made.get(entry);
    if (known?.name === name && (known.players ?? []).length === roster.length) return known;
    const next = publicEntry(entry, name, roster);
    made.set(entry, next);
    return next;
  };
}

function publicStage({ id, name, scoring, matchCount, groups, advance, draw, state }: Stage): PublicStage {
  return { id, name, scoring, matchCount, groups, advance, draw, state };
}

function publicMatch(match: Match): PublicMatch {
  const { id, stageId, groupId, number, map, startsAt, scoring, state, replayOf, revision, officialAt } = match;
  return {
    id,
    stageId,
    groupId,
    number,
    map,
    startsAt,
    scoring,
    state,
    replayOf,
    rows: isCounted(match) ? match.rows : [],
    revision,
    officialAt,
    ...(match.playedAt === undefined ? {} : { playedAt: match.playedAt }),
    corrections: match.corrections,
  };
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/**
 * A cache of derived results. Unchanged records return the same object, so later steps can reuse theirs: a new result
 * changes one lobby of a hundred. Records are replaced, never mutated.
 */
export interface ResultsCache {
  /**
   * @param name the entry's public name (`entryNames`).
   * @param isDrawn false without a group: those entries share a document, whose size is limited, so none has a roster.
   */
  entry(entry: Entry, name: string, isDrawn: boolean): PublicEntry;
  stage(stage: Stage): PublicStage;
  match(match: Match): PublicMatch;
  entries(entries: readonly PublicEntry[]): readonly PublicEntry[];
  stages(stages: readonly PublicStage[]): readonly PublicStage[];
  /** Caches a group's standings. */
  group: KeepGroup;
  /** A table as it is stored. */
  table(table: ResultsTable): StoredTable;
  /** A group's document, under its id. */
  document(id: string, table: StoredTable, entryIds: readonly string[], entries: readonly PublicEntry[]): ResultsGroup;
}

/** Returns the previous list if its items are the same. */
function lastList<T>(): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (list) => {
    if (!isSameList(last, list)) last = [...list];
    return last;
  };
}

const storedRow = ({ stageRank: _moves, ...row }: ResultsTable['rows'][number]): StoredStanding => row;

function keptGroups(): KeepGroup {
  const groups = new Map<string, { of: readonly unknown[]; played: ReturnType<KeepGroup> }>();
  return (key, of, make) => {
    const known = groups.get(key);
    const played = known && isSameList(known.of, of) ? known.played : make();
    groups.set(key, { of, played });
    return played;
  };
}

function keptTables(): ResultsCache['table'] {
  const tables = new Map<string, StoredTable>();
  return memoizeByIdentity(({ stageId, groupId, rows, matches }) => {
    const key = JSON.stringify([stageId, groupId]);
    const known = tables.get(key);
    const stored = rows.map(storedRow);
    if (known && isSameList(known.matches, matches) && isSame(known.rows, stored)) return known;
    const made = { stageId, groupId, rows: stored, matches: [...matches] };
    tables.set(key, made);
    return made;
  });
}

/** Hashes a list that is never changed in place. */
export const hashOf = memoizeByIdentity((of: readonly unknown[]) => sha256Hex(canonicalText(of)));

function keptDocuments(): ResultsCache['document'] {
  const documents = new Map<string, { of: readonly unknown[]; group: ResultsGroup }>();
  return (id, table, entryIds, entries) => {
    const of = [table, entryIds, ...entries];
    const known = documents.get(id);
    if (known && isSameList(known.of, of)) return known.group;
    const hash = sha256Hex(canonicalText([entryIds, entries, hashOf(table.rows), hashOf(table.matches)]));
    const emblems = entries.flatMap(({ emblem }) => emblem ?? []);
    const group = {
      ...table,
      entryIds: [...entryIds],
      entries: [...entries],
      ...(emblems[0] ? { emblems } : {}),
      hash,
    };
    documents.set(id, { of, group });
    return group;
  };
}

/** Returns an empty cache. */
export function createResultsCache(): ResultsCache {
  return {
    entry: keptEntries(),
    stage: memoizeByIdentity(publicStage),
    match: memoizeByIdentity(publicMatch),
    entries: lastList(),
    stages: lastList(),
    group: keptGroups(),
    table: keptTables(),
    document: keptDocuments(),
  };
}
