import type { Adjustment, Competition, Stage, StageFields } from '../records/competition.schema.ts';
import type { Match, MatchFields, MatchState } from '../records/match.schema.ts';
import type { PublicEntry } from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';
import { type CompetitionRefusal, refuse } from './refusals.ts';

type Named = Pick<PublicEntry, 'id' | 'name'>;

function groupRefusals(stage: StageFields, path: string, names: ReadonlyMap<string, string>): CompetitionRefusal[] {
  const refusals: CompetitionRefusal[] = [];
  const [groupIds, entryIds] = [new Set<string>(), new Set<string>()];
  for (const [index, group] of stage.groups.entries()) {
    const at = `${path}.groups.${index}`;
    if (groupIds.has(group.id)) refusals.push(refuse('group_repeated', `${at}.id`));
    groupIds.add(group.id);
    for (const [place, entryId] of group.entryIds.entries()) {
      const entry = names.get(entryId);
      if (entry === undefined) refusals.push(refuse('entry_unknown', `${at}.entryIds.${place}`, {}, [entryId]));
      else if (entryIds.has(entryId)) {
        refusals.push(refuse('entry_in_two_groups', `${at}.entryIds.${place}`, { entry }, [entryId]));
      }
      entryIds.add(entryId);
    }
  }
  return refusals;
}

/** Lists problems of a plan at their fields (`stages.1.groups.0.entryIds.3`). */
export function planRefusals(
  { stages }: { stages: readonly StageFields[] },
  entries: readonly Named[],
): CompetitionRefusal[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const stageIds = new Set<string>();
  return stages.flatMap((stage, index) => {
    const path = `stages.${index}`;
    const refusals = groupRefusals(stage, path, names);
    if (stageIds.has(stage.id)) refusals.push(refuse('stage_repeated', `${path}.id`));
    stageIds.add(stage.id);
    if (stage.scoring.champion !== null && stage.groups.length > 1) {
      refusals.push(refuse('champion_in_groups', `${path}.scoring.champion`));
    }
    const isLast = index === stages.length - 1;
    if (isLast && stage.advance !== null) refusals.push(refuse('advance_from_last', `${path}.advance`));
    if (!isLast && stage.advance === null) refusals.push(refuse('advance_missing', `${path}.advance`));
    return refusals;
  });
}

const findStage = ({ stages }: { stages: readonly Stage[] }, stageId: string) =>
  stages.find(({ id }) => id === stageId);

/** Lists reasons against creating or keeping a match with these fields. */
export function matchRefusals(
  { id, stageId, groupId, number }: Pick<Match, 'id' | 'stageId' | 'groupId' | 'number'>,
  competition: Pick<Competition, 'stages'>,
  matches: readonly Match[],
): CompetitionRefusal[] {
  const stage = findStage(competition, stageId);
  if (!stage?.groups.some((group) => group.id === groupId)) return [refuse('match_without_group', 'groupId')];
  if (stage.state === 'closed') return [refuse('stage_closed', 'stageId')];
  const isTaken = matches.some(
    (match) =>
      match.id !== id &&
      match.state !== 'void' &&
      match.stageId === stageId &&
      match.groupId === groupId &&
      match.number === number,
  );
  return isTaken ? [refuse('match_number_taken', 'number', { number })] : [];
}

/** Lists reasons against a change of a match's scoring. */
export function recountRefusals(
  match: Pick<Match, 'id' | 'number' | 'scoring' | 'state' | 'replayOf'>,
  { number, scoring }: Pick<MatchFields, 'number' | 'scoring'>,
  matches: readonly Pick<Match, 'replayOf'>[],
): CompetitionRefusal[] {
  const isNumbered = number !== match.number;
  const isScored = scoring?.perKill !== match.scoring?.perKill;
  if (match.state === 'official' && (isNumbered || isScored)) {
    return [refuse('match_official', isScored ? 'scoring.perKill' : 'number')];
  }
  const isOfReplay = match.replayOf !== null || matches.some(({ replayOf }) => replayOf === match.id);
  return isNumbered && isOfReplay ? [refuse('replay_number', 'number')] : [];
}

/** Lists reasons why this account can't make a result official. */
export function officialRefusals(
  match: Pick<Match, 'revision' | 'state' | 'enteredBy'>,
  { secondPerson }: { secondPerson: boolean },
  uid: string,
): CompetitionRefusal[] {
  if (match.revision === 0 || match.state === 'void') return [refuse('match_without_result', 'state')];
  return secondPerson && match.enteredBy === uid ? [refuse('same_person', 'state')] : [];
}

/**
 * Returns a match's state after a result is saved: official stays official, unless a second person has to confirm
 * corrections.
 */
export function stateAfterResult(state: MatchState, { secondPerson }: { secondPerson: boolean }): MatchState {
  return state === 'official' && !secondPerson ? 'official' : 'provisional';
}

/**
 * Lists reasons against a correction of a stage's scoring. A closed stage is reopened for it. Once a later stage has
 * results, the stage stays closed and its advancing entries stay.
 */
export function correctionRefusals(
  { stages }: Pick<Competition, 'stages'>,
  matches: readonly Pick<Match, 'stageId' | 'state'>[],
  stageId: string,
  path: string,
): CompetitionRefusal[] {
  const index = stages.findIndex(({ id }) => id === stageId);
  if (stages[index]?.state !== 'closed') return [];
  const later = new Set(stages.slice(index + 1).map(({ id }) => id));
  const goesOn = matches.some((match) => later.has(match.stageId) && isCounted(match));
  return goesOn ? [] : [refuse('stage_closed', path)];
}

/**
 * Lists reasons why a match's result can't be entered or corrected. Unplayed matches of a closed stage stay unplayed.
 */
export function resultClosedRefusals(
  { stageId, officialAt }: Pick<Match, 'stageId' | 'officialAt'>,
  competition: Pick<Competition, 'stages'>,
  matches: readonly Match[],
  path: string,
): CompetitionRefusal[] {
  const isUnplayed = officialAt === null && findStage(competition, stageId)?.state === 'closed';
  return isUnplayed ? [refuse('stage_closed', path)] : correctionRefusals(competition, matches, stageId, path);
}

/** Lists reasons against an adjustment of points. */
export function adjustmentRefusals(
  { stageId, entryId }: Pick<Adjustment, 'stageId' | 'entryId'>,
  { competition, matches }: { competition: Pick<Competition, 'stages'>; matches: readonly Match[] },
  entries: readonly Named[],
): CompetitionRefusal[] {
  const stage = findStage(competition, stageId);
  if (stage === undefined) return [refuse('stage_unknown', 'stageId')];
  const closed = correctionRefusals(competition, matches, stageId, 'stageId');
  if (closed.length > 0) return closed;
  if (stage.groups.some(({ entryIds }) => entryIds.includes(entryId))) return [];
  const entry = entries.find(({ id }) => id === entryId)?.name ?? 'Este participante';
  return [refuse('adjustment_without_entry', 'entryId', { entry }, [entryId])];
}
