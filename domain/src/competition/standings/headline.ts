import * as limits from '../../limits/limits.ts';
import type { ResultSummary } from '../../tournament/tournament.schema.ts';
import { currentStage, matchesOfStage, rowsOfStage } from '../plan/current-stage.ts';
import type { FinalPlace, PublicMatch, PublicStage, Results, Standing } from '../records/results.schema.ts';
import { cancelledMatchesIn } from './cancelled.ts';
import { carriedProvisional, isCounted } from './counting.ts';

/** Returns a lookup of public names by entry id. */
export function namesIn({ entries }: Pick<Results, 'entries'>): (entryId: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (entryId) => names.get(entryId) ?? 'Jugador';
}

export interface Headline {
  state: 'empty' | 'planned' | 'playing' | 'finished';
  stage: PublicStage | null;
  /** The champion or leader; several if tied, none before the first result. */
  first: readonly Standing[];
  played: number;
  total: number;
  /** Provisional results behind it, including those of earlier stages. */
  provisional: number;
  /** The current match of any stage, else the next one with a time. */
  next: PublicMatch | null;
}

/** Public results, and for a file of one table the state of the whole stage. */
interface HeadlineSource {
  results: Results | null;
  lobby?: Pick<Headline, 'state' | 'first' | 'played' | 'total' | 'provisional'> | undefined;
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

/**
 * Summarises a competition: the leaders, progress, and the next match; in a file of one table, the next of that table.
 */
export function headlineOf({ results, lobby }: HeadlineSource): Headline {
  const own = headlineIn(results);
  if (lobby === undefined) return own;
  const { state, first, played, total, provisional } = lobby;
  return { ...own, state, first, played, total, provisional };
}

/**
 * Returns a test for the title's row: the first final place in the stage where it was won; before the end, by the
 * stage's own rule.
 */
export function titleIn(
  { state, places }: Pick<Results, 'state'> & { places: readonly FinalPlace[] },
  stage: string,
): (row: Pick<Standing, 'entryId' | 'champion'>) => boolean {
  if (state !== 'finished') return ({ champion }) => champion !== null;
  const first = places.filter(({ place, stageId }) => place === 1 && stageId === stage);
  const champions = new Set(first.map(({ entryId }) => entryId));
  return ({ entryId }) => champions.has(entryId);
}

/** True if a row is shown as first: the leader, or at the end the champion of the last stage. */
export function firstIn(results: Results, stageId: string): (row: Standing) => boolean {
  const isOver = results.state === 'finished' && results.stages.at(-1)?.id === stageId;
  return isOver ? titleIn(results, stageId) : ({ stageRank }) => stageRank === 1;
}

function nextIn(results: Results, isToCome: (match: PublicMatch) => boolean): PublicMatch | null {
  const ofStages = results.stages.map(({ id }) => matchesOfStage(results, id));
  const playing = ofStages.flat().find(({ state }) => state === 'playing');
  if (playing !== undefined) return playing;
  const goesOn = ofStages.find((matches) => matches.some(isToCome)) ?? [];
  const timed = goesOn.filter((match) => isToCome(match) && match.startsAt !== null);
  const [soonest = null] = timed.toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  return soonest;
}

/** Counts the provisional results whose points a stage's table carries. */
export function carriedIn({ stages, tables }: Pick<Results, 'stages' | 'tables'>, stageId: string): number {
  return carriedProvisional(
    stages,
    tables.flatMap(({ matches }) => matches),
    stageId,
  );
}

function headlineIn(results: Results | null): Headline {
  const stage = results && currentStage(results);
  if (!results || !stage) return NOTHING;
  const isOff = cancelledMatchesIn(results);
  const matches = matchesOfStage(results, stage.id).filter((match) => !isOff(match));
  const counted = matches.filter(isCounted);
  const isFinished = results.state === 'finished';
  const started = counted.length > 0 ? 'playing' : 'planned';
  return {
    state: isFinished ? 'finished' : started,
    stage,
    first: counted.length > 0 ? rowsOfStage(results, stage.id).filter(firstIn(results, stage.id)) : [],
    played: counted.length,
    total: matches.length,
    provisional: counted.filter(({ state }) => state === 'provisional').length + carriedIn(results, stage.id),
    next: nextIn(results, (match) => match.state === 'scheduled' && !isOff(match)),
  };
}

/** Summarises a competition's results; null without a stage. */
export function summaryOf(results: Results): ResultSummary | null {
  const { state, first, next } = headlineOf({ results });
  if (state === 'empty') return null;
  const nameOf = namesIn(results);
  const isDrawn = results.stages.some(({ groups }) => groups.some(({ entryIds }) => entryIds.length > 0));
  const shownState = state === 'planned' && next?.state === 'playing' ? 'playing' : state;
  return {
    state: shownState,
    ...(shownState === 'planned' && isDrawn ? { drawn: true } : {}),
    first: first.slice(0, limits.summaryNames).map(({ entryId }) => nameOf(entryId)),
    points: first[0]?.points ?? 0,
    live: next?.state === 'playing',
    nextAt: next?.state === 'scheduled' ? next.startsAt : null,
  };
}

type Ranked = Pick<Standing, 'rank' | 'matches' | 'points'>;

/** Returns true once a result or points order these rows. Until then all of them share the first rank. */
export function areRanked(rows: readonly Ranked[]): boolean {
  return rows.some(({ matches, points }) => matches > 0 || points !== 0);
}

/** Formats a row's rank within a table: '3', or '–' before its first result. */
export function shownRank({ rank }: Pick<Ranked, 'rank'>, rows: readonly Ranked[]): string {
  return areRanked(rows) ? String(rank) : '–';
}
