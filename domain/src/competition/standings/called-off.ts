import { rowsOfStage } from '../plan/current-stage.ts';
import type { CompetitionRecords } from '../records/competition-records.ts';
import type { Match } from '../records/match.schema.ts';
import type { Results, Standing } from '../records/results.schema.ts';
import { allStandings } from './standings.ts';

/** Whether a match isn't played any more. */
export type IsOff = (match: Pick<Match, 'stageId' | 'groupId' | 'state'>) => boolean;

interface StageSoFar {
  stage: Pick<Results['stages'][number], 'id' | 'state'>;
  rows: readonly Pick<Standing, 'groupId' | 'champion'>[];
}

function calledOff(stages: readonly StageSoFar[]): IsOff {
  const closed = new Set(stages.flatMap(({ stage }) => (stage.state === 'closed' ? stage.id : [])));
  const won = stages.flatMap(({ stage, rows }) =>
    rows.filter(({ champion }) => champion !== null).map(({ groupId }) => ({ stageId: stage.id, groupId })),
  );
  return ({ stageId, groupId, state }) => {
    if (state !== 'scheduled') return state === 'void';
    return closed.has(stageId) || won.some((group) => group.stageId === stageId && group.groupId === groupId);
  };
}

/**
 * Which matches of a competition aren't played any more: void ones, and those that hadn't begun when somebody had won
 * the title of their group, or their stage was closed.
 */
export function calledOffOf({ competition, entries, matches }: CompetitionRecords): IsOff {
  const stages = competition?.stages ?? [];
  const hasTitle = ({ state, scoring }: (typeof stages)[number]) => state === 'open' && scoring.champion !== null;
  if (competition === null || !stages.some(hasTitle)) return calledOff(stages.map((stage) => ({ stage, rows: [] })));
  return calledOff(allStandings(competition, entries, matches));
}

/** The same by what the public sees. */
export function calledOffIn(results: Pick<Results, 'stages' | 'tables'>): IsOff {
  return calledOff(results.stages.map((stage) => ({ stage, rows: rowsOfStage(results, stage.id) })));
}
