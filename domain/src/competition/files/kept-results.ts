import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { entryName } from '../records/entry-name.ts';
import type { Match } from '../records/match.schema.ts';
import type {
  PublicEntry,
  PublicMatch,
  PublicStage,
  ResultsTable,
  StoredStanding,
  StoredTable,
} from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';
import type { KeepGroup } from '../standings/standings.ts';

/** Makes something of each object once, for as long as the object lives. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { of: Made }>();
  return (of) => {
    const known = made.get(of) ?? { of: make(of) };
    made.set(of, known);
    return known.of;
  };
}

function publicEntry(entry: Entry): PublicEntry {
  const { id, status, keepsPoints, reason } = entry;
  return { id, name: entryName(entry), status, keepsPoints, ...(reason ? { reason } : {}) };
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
 * What was made of a competition's records the last time. Of what is as it was then the very same is given again, so
 * that whatever is made of that needn't be made anew: of a hundred lobbies one has a new result. Records are never
 * changed in place; what they are replaced by is made anew.
 */
export interface KeptResults {
  entry(entry: Entry): PublicEntry;
  stage(stage: Stage): PublicStage;
  match(match: Match): PublicMatch;
  entries(entries: readonly PublicEntry[]): readonly PublicEntry[];
  stages(stages: readonly PublicStage[]): readonly PublicStage[];
  /** A group's own standings (`standings`). */
  group: KeepGroup;
  /** A table as it is stored. */
  table(table: ResultsTable): StoredTable;
}

/** The last list of its kind, for as long as the same things are in it. */
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

function keptTables(): KeptResults['table'] {
  const tables = new Map<string, StoredTable>();
  return once(({ stageId, groupId, rows, matches }) => {
    const key = JSON.stringify([stageId, groupId]);
    const known = tables.get(key);
    const stored = rows.map(storedRow);
    if (known && isSameList(known.matches, matches) && isSame(known.rows, stored)) return known;
    const made = { stageId, groupId, rows: stored, matches: [...matches] };
    tables.set(key, made);
    return made;
  });
}

/** Nothing is kept yet. */
export function keptResults(): KeptResults {
  return {
    entry: once(publicEntry),
    stage: once(publicStage),
    match: once(publicMatch),
    entries: lastList(),
    stages: lastList(),
    group: keptGroups(),
    table: keptTables(),
  };
}
