import {
  countedMatches,
  currentStage,
  isCounted,
  killPoints,
  matchesOfStage,
  type PublicMatch,
  type PublicStage,
  placementPoints,
  type ResultRow,
  type Results,
  type ResultsTable,
  type Standing,
  type StandingsFile,
} from '@arena/domain';

/** What everybody calls an entry. */
export function namesIn({ entries }: Results): (entryId: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (entryId) => names.get(entryId) ?? 'Jugador';
}

/** The stages in the order in which one reads them: the current one, then back in time; what isn't drawn yet is left out. */
export function stagesToRead(results: Results): PublicStage[] {
  const current = currentStage(results);
  const others = results.stages.filter(
    (stage) => stage !== current && stage.groups.some(({ entryIds }) => entryIds.length > 0),
  );
  return [...(current === undefined ? [] : [current]), ...others.toReversed()];
}

export interface Headline {
  state: 'empty' | 'planned' | 'playing' | 'finished';
  stage: PublicStage | null;
  /** Who has the title, or leads; several where they share it, none before the first result. */
  first: readonly Standing[];
  played: number;
  total: number;
  provisional: number;
  /** A match that is being played, else the next one that has a time. */
  next: PublicMatch | null;
}

const NOTHING: Headline = {
  state: 'empty',
  stage: null,
  first: [],
  played: 0,
  total: 0,
  provisional: 0,
  next: null,
};

/** Who is first, how far the stage is, and what comes next. */
export function headlineOf({ results }: StandingsFile): Headline {
  const stage = results && currentStage(results);
  if (!results || !stage) return NOTHING;
  const matches = matchesOfStage(results, stage.id);
  const counted = matches.filter(isCounted);
  const rows = results.tables.filter(({ stageId }) => stageId === stage.id).flatMap((table) => table.rows);
  const champions = results.places.filter(({ place }) => place === 1).map(({ entryId }) => entryId);
  const isFinished = results.state === 'finished';
  const isFirst = ({ entryId, stageRank }: Standing) => (isFinished ? champions.includes(entryId) : stageRank === 1);
  const starts = matches.filter(({ state, startsAt }) => state === 'scheduled' && startsAt !== null);
  const [soonest = null] = starts.toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  const started = counted.length > 0 ? 'playing' : 'planned';
  return {
    state: isFinished ? 'finished' : started,
    stage,
    first: counted.length > 0 ? rows.filter(isFirst) : [],
    played: counted.length,
    total: Math.max(counted.length, stage.matchCount * stage.groups.length),
    provisional: counted.filter(({ state }) => state === 'provisional').length,
    next: isFinished ? null : (matches.find(({ state }) => state === 'playing') ?? soonest),
  };
}

/** How many places up (positive) or down an entry went with the last match of its group; 0 where it kept its own. */
export function movesOf({ before }: StandingsFile, { stageId, groupId, rows }: ResultsTable): Map<string, number> {
  const ranks = before.find((each) => each.stageId === stageId && each.groupId === groupId)?.ranks;
  return new Map(rows.map(({ entryId, rank }) => [entryId, (ranks?.[entryId] ?? rank) - rank]));
}

/** What one entry did in a match, and what it was worth. */
export interface Leg {
  match: PublicMatch;
  row: ResultRow | null;
  byPlacement: number;
  byKills: number;
}

function legOf(match: PublicMatch, row: ResultRow | null, { scoring }: PublicStage): Leg {
  const plays = row?.played ?? false;
  return {
    match,
    row,
    byPlacement: plays ? placementPoints(scoring, row?.placement ?? null) : 0,
    byKills: plays ? killPoints(scoring, match, row?.kills ?? null) : 0,
  };
}

/** An entry's way through the matches of its group that count. */
export function wayOf(entryId: string, { groupId, matches }: ResultsTable, stage: PublicStage): Leg[] {
  return countedMatches(stage.id, groupId, matches).map((match) =>
    legOf(match, match.rows.find((row) => row.entryId === entryId) ?? null, stage),
  );
}

/** A match's rows from the winner down; who didn't play, or whose place nobody knows, comes last. */
export function rowsOfMatch(match: PublicMatch, stage: PublicStage): (Leg & { row: ResultRow })[] {
  const order = ({ played, placement }: ResultRow) => placement ?? (played ? 1_000 : 2_000);
  return match.rows.toSorted((a, b) => order(a) - order(b)).map((row) => ({ ...legOf(match, row, stage), row }));
}

/** What was changed of official results, the latest first. */
export function correctionsIn(results: Results) {
  return results.tables
    .flatMap(({ matches }) =>
      matches.flatMap((match) => match.corrections.map((correction) => ({ match, ...correction }))),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}
