import { rowsOfStage } from '../plan/current-stage.ts';
import { finalPlaces } from '../plan/final-places.ts';
import { canonicalText } from '../plan/hash.ts';
import type { Results, Standing } from '../records/results.schema.ts';
import { resultsHash } from './build-results.ts';
import { tieText } from './explain.ts';
import { namesIn } from './headline.ts';
import { allStandings } from './standings.ts';

/** A row that differs from its matches; `stageId` null means the table of final places. */
export interface ResultsDifference {
  stageId: string | null;
  entryId: string;
  /** The first differing figure, published and computed; null for a missing row. */
  figure: keyof Standing | 'place' | 'row';
  published: number | string | null;
  recomputed: number | string | null;
}

export interface Recomputed {
  agrees: boolean;
  /** Number of compared rows (with final places) and matches. */
  rows: number;
  matches: number;
  /** Rows with own differences first, then those moved by others. */
  differences: ResultsDifference[];
  /** True if the published results match their hash. */
  hashAgrees: boolean;
}

/** A row's own figures, then those that depend on other rows. */
const FIGURES = [
  'points',
  'kills',
  'wins',
  'matches',
  'placementPoints',
  'killPoints',
  'carried',
  'adjusted',
  'averagePlacement',
  'groupId',
  'champion',
  'rank',
  'stageRank',
] as const satisfies readonly (keyof Standing)[];

type Found = Pick<ResultsDifference, 'figure' | 'published' | 'recomputed'>;
type NameOf = (entryId: string) => string;

function rowDifference(
  published: Standing | undefined,
  recomputed: Standing | undefined,
  nameOf: NameOf,
): Found | null {
  if (published === undefined || recomputed === undefined) {
    const rank = (row: Standing | undefined) => row?.rank ?? null;
    return { figure: 'row', published: rank(published), recomputed: rank(recomputed) };
  }
  const figure = FIGURES.find((each) => published[each] !== recomputed[each]);
  if (figure !== undefined) return { figure, published: published[figure], recomputed: recomputed[figure] };
  if (canonicalText(published.tie) === canonicalText(recomputed.tie)) return null;
  const textOfTie = ({ tie }: Standing) => tie && tieText(tie, nameOf);
  return { figure: 'tie', published: textOfTie(published), recomputed: textOfTie(recomputed) };
}

function tableDifferences(
  stageId: string,
  published: readonly Standing[],
  recomputed: readonly Standing[],
  nameOf: NameOf,
): ResultsDifference[] {
  const [were, are] = [published, recomputed].map((rows) => new Map(rows.map((row) => [row.entryId, row])));
  const entryIds = new Set([...published, ...recomputed].map(({ entryId }) => entryId));
  const differences = [...entryIds].flatMap((entryId) => {
    const found = rowDifference(were?.get(entryId), are?.get(entryId), nameOf);
    return found === null ? [] : [{ stageId, entryId, ...found }];
  });
  const twice = published.length - new Set(published.map(({ entryId }) => entryId)).size;
  return twice === 0 ? differences : [...differences, ...repeated(stageId, published)];
}

function repeated(stageId: string, published: readonly Standing[]): ResultsDifference[] {
  const seen = new Set<string>();
  return published
    .filter(({ entryId }) => seen.has(entryId) || !seen.add(entryId))
    .map(({ entryId, rank }) => ({ stageId, entryId, figure: 'row', published: rank, recomputed: null }));
}

function placeDifferences(results: Results, recomputed: Results['places']): ResultsDifference[] {
  const [were, are] = [results.places, recomputed].map(
    (places) => new Map(places.map((one) => [one.entryId, one.place])),
  );
  const entryIds = new Set([...results.places, ...recomputed].map(({ entryId }) => entryId));
  return [...entryIds]
    .map((entryId): ResultsDifference => {
      const [published, is] = [were?.get(entryId) ?? null, are?.get(entryId) ?? null];
      return { stageId: null, entryId, figure: 'place', published, recomputed: is };
    })
    .filter((difference) => difference.published !== difference.recomputed);
}

const weight = ({ stageId, figure }: ResultsDifference) =>
  stageId === null ? FIGURES.length + 1 : [...FIGURES, 'tie'].indexOf(figure);

/**
 * Recomputes published results from their inputs and compares every row.
 * @param results of all groups (`joinResults`)
 */
export function recompute(results: Results): Recomputed {
  const matches = results.tables.flatMap((table) => table.matches);
  const stages = allStandings(results, results.entries, matches);
  const differences = [
    ...stages.flatMap(({ stage, rows }) =>
      tableDifferences(stage.id, rowsOfStage(results, stage.id), rows, namesIn(results)),
    ),
    ...placeDifferences(results, finalPlaces(stages, results.entries, results)),
  ].sort((a, b) => weight(a) - weight(b));
  const hash = resultsHash(results);
  const hashAgrees = hash.inputs === results.hash.inputs && hash.rows === results.hash.rows;
  return {
    agrees: differences.length === 0 && hashAgrees,
    rows: stages.reduce((sum, { rows }) => sum + rows.length, results.places.length),
    matches: matches.length,
    differences,
    hashAgrees,
  };
}
