import { isDeepStrictEqual } from 'node:util';
import {
  type Competition,
  type Match,
  type MatchFields,
  mapsNamed,
  matchDrafts,
  planRefusals,
  recounted,
  recountOfStage,
  refuse,
  type Stage,
  type StageFields,
  type Tournament,
} from '@arena/domain';
import type { CompetitionPlan } from '@arena/domain/api';
import type { CompetitionFacts, Planned } from '../competitions/competition-document.ts';
import { ApiError } from '../platform/api-error.ts';
import { newId } from '../platform/repetition.ts';
import { refusalError } from './competition-document.ts';
import { type Author, auditOf, type Decide, namedEntries, refuseAny } from './decide.ts';

export function newMatch(id: string, fields: MatchFields, replayOf: string | null = null): Match {
  return {
    ...fields,
    id,
    state: 'scheduled',
    replayOf,
    rows: [],
    revision: 0,
    enteredBy: null,
    officialAt: null,
    corrections: [],
    picture: null,
  };
}

function fieldsOf({ draw: _draw, state: _state, ...fields }: Stage): StageFields {
  return fields;
}

function membersOf({ groups }: StageFields): string[][] {
  return groups.map(({ entryIds }) => entryIds);
}

/** Builds a planned stage. If its groups changed by hand, the draw no longer applies. */
function plannedStage(fields: StageFields, before: Stage | undefined, at: string): Stage {
  if (before === undefined || !isDeepStrictEqual(membersOf(before), membersOf(fields))) {
    const isFilled = fields.groups.some(({ entryIds }) => entryIds.length > 0);
    return { ...fields, draw: isFilled ? { method: 'hand', at, late: [] } : null, state: 'open' };
  }
  return { ...fields, draw: before.draw, state: before.state };
}

type Slot = Pick<Match, 'stageId' | 'groupId' | 'number'>;

const slotOf = ({ stageId, groupId, number }: Slot) => `${stageId}/${groupId}/${number}`;

/** Returns the number of matches planned for a group; null for an unknown group. */
function countIn(stages: readonly Stage[], { stageId, groupId }: Slot): number | null {
  const stage = stages.find(({ id }) => id === stageId);
  return stage?.groups.some(({ id }) => id === groupId) === true ? stage.matchCount : null;
}

/**
 * Keeps played matches and the void matches they replay. Keeps others if their group remains and the plan didn't just
 * lower the number of matches below theirs.
 */
function matchesKept(stages: readonly Stage[], before: readonly Stage[], matches: readonly Match[]): Match[] {
  const played = new Set(matches.filter(({ revision }) => revision > 0).map(slotOf));
  return matches.filter((match) => {
    const count = countIn(stages, match);
    const isDropped = count === null || (match.number > count && match.number <= (countIn(before, match) ?? 0));
    return !isDropped || match.revision > 0 || (match.state === 'void' && played.has(slotOf(match)));
  });
}

/**
 * Keeps existing matches and adds those missing for new groups or a higher number of matches. New matches rotate the
 * tournament's maps. First-stage matches are scheduled in sequence from the tournament's date.
 */
function matchesFor(
  stages: readonly Stage[],
  { competition, matches }: CompetitionFacts,
  { date, mapSelection }: Pick<Tournament, 'date' | 'mapSelection'>,
): Match[] {
  const before = competition?.stages ?? [];
  const kept = matchesKept(stages, before, matches);
  const taken = new Set(kept.map(slotOf));
  const maps = mapsNamed(mapSelection);
  const drafts = stages.flatMap((stage, index) => matchDrafts(stage, { maps, firstAt: index === 0 ? date : null }));
  const missing = drafts.filter((draft) => draft.number > (countIn(before, draft) ?? 0) && !taken.has(slotOf(draft)));
  return [...kept, ...missing.map((draft) => newMatch(newId(), draft))];
}

/** Notes on official matches that their stage's scoring changed. */
function matchesRecounted(
  stages: readonly Stage[],
  known: ReadonlyMap<string, Stage>,
  matches: readonly Match[],
  at: string,
): Match[] {
  return matches.map((match) => {
    const [before, after] = [known.get(match.stageId), stages.find(({ id }) => id === match.stageId)];
    if (before === undefined || after === undefined) return match;
    return recounted(match, recountOfStage(before.scoring, after.scoring), at);
  });
}

/** @throws ApiError `competition_refused` if the plan drops or changes played matches. */
function refuseLosses(stages: readonly Stage[], { competition, matches }: CompetitionFacts): void {
  for (const before of competition?.stages ?? []) {
    const index = stages.findIndex(({ id }) => id === before.id);
    const stage = stages[index];
    const path = `stages.${Math.max(index, 0)}`;
    if (before.state === 'closed' && !isDeepStrictEqual(stage, before))
      throw refusalError(refuse('stage_closed', path));
    const played = matches.filter(({ stageId, revision }) => stageId === before.id && revision > 0);
    const isKept = ({ groupId, state, rows }: Match) => {
      const group = stage?.groups.find(({ id }) => id === groupId);
      // Void matches don't count, so their group may have other entries by now.
      return state === 'void' ? group !== undefined : rows.every(({ entryId }) => group?.entryIds.includes(entryId));
    };
    if (!played.every(isKept)) throw refusalError(refuse('stage_with_results', path));
    const isOfficial = played.some(({ state }) => state === 'official');
    const isRecounted = !isDeepStrictEqual(stage?.scoring, before.scoring);
    if (isOfficial && isRecounted) throw refusalError(refuse('stage_with_official', `${path}.scoring`));
  }
}

function isSamePlan(competition: Competition, plan: CompetitionPlan): boolean {
  const { teamSize, secondPerson, stages } = plan;
  return isDeepStrictEqual(
    {
      teamSize: competition.teamSize,
      secondPerson: competition.secondPerson,
      stages: competition.stages.map(fieldsOf),
    },
    { teamSize, secondPerson, stages },
  );
}

/** A competition is `playing` once a group has an entry. */
function stateWith(stages: readonly Stage[], before: Competition | null): Competition['state'] {
  if (before !== null && before.state !== 'planned') return before.state;
  return stages.some(({ draw }) => draw !== null) ? 'playing' : 'planned';
}

/** Audit fields of a plan: structure and scoring, without entries. */
function auditFields({ teamSize, secondPerson, stages }: Competition) {
  return {
    teamSize,
    secondPerson,
    stages: stages.map(({ id, matchCount, groups, scoring }) => ({ id, matchCount, groups: groups.length, scoring })),
  };
}

/** Creates a plan, or replaces the one at the expected revision. */
export function planUpdate(
  tournament: Pick<Tournament, 'id' | 'date' | 'mapSelection'>,
  plan: CompetitionPlan,
  author: Author,
): Decide<Planned> {
  const at = author.now.toISOString();
  return (facts) => {
    const { competition, entries, matches, prizes } = facts;
    if (competition !== null && isSamePlan(competition, plan)) {
      return { result: { competition, entries, matches, prizes } };
    }
    if ((competition?.revision ?? 0) !== plan.expectedRevision) throw new ApiError('edit_conflict');
    refuseAny(planRefusals(plan, namedEntries(facts)));
    const known = new Map(competition?.stages.map((stage) => [stage.id, stage]));
    const stages = plan.stages.map((fields) => plannedStage(fields, known.get(fields.id), at));
    refuseLosses(stages, facts);
    const next: Competition = {
      ...competition,
      tournamentId: tournament.id,
      teamSize: plan.teamSize,
      secondPerson: plan.secondPerson,
      stages,
      adjustments: competition?.adjustments ?? [],
      state: stateWith(stages, competition),
      revision: plan.expectedRevision + 1,
    };
    const planned = matchesRecounted(stages, known, matchesFor(stages, facts, tournament), at);
    const result: Planned = { competition: next, entries, matches: planned, prizes };
    const audit = auditOf('competition.plan', result, null, {
      before: competition && auditFields(competition),
      after: auditFields(next),
    });
    return { result, next: result, audit };
  };
}
