import * as limits from '../../limits/limits.ts';
import type { ResultSummary } from '../../tournament/result-summary.schema.ts';
import type { StandingsFile } from '../files/standings-file.ts';
import { currentStage, matchesOfStage, rowsOfStage } from '../plan/current-stage.ts';
import type { FinalPlace, PublicMatch, PublicStage, Results, Standing } from '../records/results.schema.ts';
import { calledOffIn } from './called-off.ts';
import { carriedProvisional, isCounted } from './counting.ts';

/** What everybody calls an entry. */
export function namesIn({ entries }: Pick<Results, 'entries'>): (entryId: string) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (entryId) => names.get(entryId) ?? 'Jugador';
}

export interface Headline {
  state: 'empty' | 'planned' | 'playing' | 'finished';
  stage: PublicStage | null;
  /** Who has the title, or leads; several where they share it, none before the first result. */
  first: readonly Standing[];
  played: number;
  total: number;
  /** Of the results that count towards it, those of earlier stages among them. */
  provisional: number;
  /** A match that is being played, of whatever stage; else the next one of the stage that goes on, where it has a time. */
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

/** Who is first, how far the stage is, and what comes next; in a file of one table, next in that. */
export function headlineOf({ results, lobby }: Pick<StandingsFile, 'results' | 'lobby'>): Headline {
  const own = headlineIn(results);
  if (lobby === undefined) return own;
  const { state, first, played, total, provisional } = lobby;
  return { ...own, state, first, played, total, provisional };
}

/**
 * Whether a row of a stage has the title. Once all is over that is the first place, in the stage that it was won in;
 * before, what the stage's own rule says.
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

/** Whether a row of a stage is shown as the first: who leads it, or has the title of the last one once all is over. */
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

/** How many provisional results a stage's table carries points of. */
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
  const isOff = calledOffIn(results);
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

/** The summary of a competition's results; null where nothing is drawn yet. */
export function summaryOf(results: Results): ResultSummary | null {
  const { state, first, next } = headlineOf({ results });
  if (state === 'empty') return null;
  const nameOf = namesIn(results);
  return {
    state: state === 'planned' && next?.state === 'playing' ? 'playing' : state,
    first: first.slice(0, limits.summaryNames).map(({ entryId }) => nameOf(entryId)),
    points: first[0]?.points ?? 0,
    live: next?.state === 'playing',
    nextAt: next?.state === 'scheduled' ? next.startsAt : null,
  };
}
