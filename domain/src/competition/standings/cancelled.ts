import { rowsOfStage } from '../plan/current-stage.ts';
import type { CompetitionRecords, Match } from '../records/match.schema.ts';
import type { Results, Standing } from '../records/results.schema.ts';
import { allStandings } from './standings.ts';

/** True if a match won't be played any more. */
export type IsCancelled = (match: Pick<Match, 'stageId' | 'groupId' | 'state'>) => boolean;

interface StageSoFar {
  stage: Pick<Results['stages'][number], 'id' | 'state'>;
  rows: readonly Pick<Standing, 'groupId' | 'champion'>[];
}

function isCancelledIn(stages: readonly StageSoFar[]): IsCancelled {
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
 * Finds cancelled matches: void ones, and those not begun when their group's title was won or their stage was closed.
 */
export function cancelledMatchesOf({ competition, entries, matches }: CompetitionRecords): IsCancelled {
  const stages = competition?.stages ?? [];
  const hasTitle = ({ state, scoring }: (typeof stages)[number]) => state === 'open' && scoring.champion !== null;
  if (competition === null || !stages.some(hasTitle))
    return isCancelledIn(stages.map((stage) => ({ stage, rows: [] })));
  return isCancelledIn(allStandings(competition, entries, matches));
}

/** Finds cancelled matches in public results. */
export function cancelledMatchesIn(results: Pick<Results, 'stages' | 'tables'>): IsCancelled {
  return isCancelledIn(results.stages.map((stage) => ({ stage, rows: rowsOfStage(results, stage.id) })));
}
