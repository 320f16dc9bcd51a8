import {
  areRanked,
  currentStage,
  firstIn,
  namesIn,
  SECOND,
  type Standing,
  type StandingsFile,
  shownRank,
} from '@arena/domain';
import { movesOf } from '../standings-view.ts';

/** The overlay's look: dark ground, light ground, or text only. */
type StreamTheme = 'dark' | 'light' | 'clear';

export interface StreamOptions {
  top: number;
  /** Name or id of the only group to show, in lower case; empty for the whole stage. */
  group: string;
  theme: StreamTheme;
  side: 'left' | 'right';
  sponsor: boolean;
  /** The site's logo and name at the foot. */
  brand: boolean;
  /** The read interval in milliseconds; null: the default. */
  every: number | null;
}

const USUAL_ROWS = 12;
const MOST_ROWS = 48;
const LEAST_SECONDS = 3;
const MOST_SECONDS = 300;

const themes: readonly StreamTheme[] = ['dark', 'light', 'clear'];

/** Parses a whole number within bounds, or null. */
function numberIn(text: string | null, least: number, most: number): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : null;
}

/** Parses `?top=&group=&theme=&side=&sponsor=&brand=&refresh=`. Invalid values are ignored, because a stream shows no errors. */
export function streamOptions(query: URLSearchParams): StreamOptions {
  const seconds = numberIn(query.get('refresh'), LEAST_SECONDS, MOST_SECONDS);
  return {
    top: numberIn(query.get('top'), 1, MOST_ROWS) ?? USUAL_ROWS,
    group: (query.get('group') ?? '').trim().toLowerCase(),
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'dark',
    side: query.get('side') === 'right' ? 'right' : 'left',
    sponsor: query.get('sponsor') !== 'no',
    brand: query.get('brand') === 'yes',
    every: seconds === null ? null : seconds * SECOND,
  };
}

/** A row of a table for streams. */
export interface StreamRow {
  rank: string;
  name: string;
  emblem: string | undefined;
  move: number;
  isFirst: boolean;
  row: Standing;
}

/** The rows of the current stage, or of one of its groups, best first. */
export function streamRows(file: StandingsFile, { top, group }: Pick<StreamOptions, 'top' | 'group'>): StreamRow[] {
  const { results } = file;
  const stage = results && currentStage(results);
  if (!results || !stage) return [];
  const isFirst = firstIn(results, stage.id);
  const nameOf = namesIn(results);
  const emblems = new Map(results.entries.map(({ id, emblem }) => [id, emblem]));
  const asked = stage.groups.find(({ id, name }) => [id, name].some((text) => text.toLowerCase() === group));
  const isWhole = asked === undefined && stage.groups.length > 1;
  const tables = results.tables.filter(
    ({ stageId, groupId }) => stageId === stage.id && (asked === undefined || groupId === asked.id),
  );
  const all = tables.flatMap(({ rows }) => rows);
  const rankOf = (row: Standing) => (isWhole ? row.stageRank : row.rank);
  return tables
    .flatMap((table) => {
      // Former ranks exist per group only.
      const moves = isWhole ? null : movesOf(file, table);
      return table.rows.map((row) => ({
        rank: shownRank({ rank: rankOf(row) }, all),
        name: nameOf(row.entryId),
        emblem: emblems.get(row.entryId),
        move: moves?.get(row.entryId) ?? 0,
        isFirst: areRanked(all) && isFirst(row),
        row,
      }));
    })
    .sort((a, b) => rankOf(a.row) - rankOf(b.row))
    .slice(0, top);
}
