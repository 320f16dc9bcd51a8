import { planTemplates, scoringTemplates } from '@arena/domain';
import { describe, expect, test } from 'vitest';
import { sampleStage } from '../samples.ts';
import {
  anotherStage,
  checkedPlan,
  controlAt,
  entriesOf,
  likelyCounts,
  type PlanFields,
  planValuesOf,
  stageLines,
} from './plan-values.ts';

const plans: [string, PlanFields][] = [12, 48, 96].flatMap((entries) =>
  ([1, 4] as const).flatMap((teamSize) =>
    planTemplates(entries, teamSize).map(({ id, stages }): [string, PlanFields] => [
      `${id} for ${entries} of ${teamSize}`,
      { teamSize, secondPerson: false, stages },
    ]),
  ),
);

const ofStages = (stages: PlanFields['stages'] = []) => planValuesOf({ teamSize: 1, secondPerson: false, stages });
const ofTemplate = (entries: number) => ofStages(planTemplates(entries, 1)[0]?.stages);

function changed(change: Partial<ReturnType<typeof planValuesOf>['stages'][number]>) {
  const values = ofTemplate(48);
  return checkedPlan({ ...values, stages: values.stages.map((stage) => ({ ...stage, ...change })) });
}

describe('the controls of a plan', () => {
  test.each(plans)('keep %s unchanged', (_, plan) => {
    expect(checkedPlan(planValuesOf(plan), plan.stages)).toEqual({ fields: plan, problems: null });
  });

  test.each(scoringTemplates)('keep the scoring $name', ({ scoring }) => {
    const { draw: _draw, state: _state, ...stage } = sampleStage({ scoring });
    expect(checkedPlan(ofStages([stage]), [stage]).fields?.stages[0]?.scoring).toEqual(scoring);
  });

  test.each([
    ['an empty matchCount', { matchCount: '' }, 'stages.0.matchCount'],
    ['a matchCount of 2,5', { matchCount: '2,5' }, 'stages.0.matchCount'],
    ['a blank name', { name: ' ' }, 'stages.0.name'],
    ['a groupCount of 0', { groupCount: '0' }, 'stages.0.groupCount'],
    ['a word as placement points', { placement: 'ninguno' }, 'stages.0.placement'],
    ['half a placement point', { placement: '12 9.5 8' }, 'stages.0.placement'],
    ['a letter among the placement points', { placement: '12 9 a' }, 'stages.0.placement'],
    ['a perKill of 0,3', { perKill: '0,3' }, 'stages.0.perKill'],
    ['an empty byRank', { carry: 'byRank' as const, byRank: '' }, 'stages.0.byRank'],
    ['an empty championAt', { champion: 'wins' as const, championAt: '', maxMatches: '3' }, 'stages.0.championAt'],
  ])('report %s at its own control', (_, change, control) => {
    expect(Object.keys(changed(change).problems ?? {})).toEqual([control]);
  });

  test('accept a decimal comma and any separator between points', () => {
    expect(changed({ perKill: '1,5', placement: '10, 6-4' }).fields?.stages[0]?.scoring).toMatchObject({
      perKill: 1.5,
      placement: [10, 6, 4],
    });
  });

  test("keep the groups' members, unless the number of groups changes", () => {
    const { draw: _draw, state: _state, ...stage } = sampleStage();
    const values = ofStages([stage]);
    expect(checkedPlan(values, [stage]).fields?.stages[0]?.groups).toEqual(stage.groups);
    const split = { ...values, stages: values.stages.map((each) => ({ ...each, groupCount: '2' })) };
    expect(checkedPlan(split, [stage]).fields?.stages[0]?.groups).toMatchObject([
      { name: 'Grupo A', entryIds: [] },
      { name: 'Grupo B', entryIds: [] },
    ]);
  });

  test('add a stage with a unique id', () => {
    const { stages } = ofTemplate(96);
    const ids = [...stages, anotherStage(stages)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ['stages.1.groups.0.entryIds.3', 'stages.1.groupCount'],
  ['stages.0.advance', 'stages.0.perGroup'],
  ['stages.0.scoring.champion', 'stages.0.championAt'],
  ['stages.0.scoring', 'stages.0.placement'],
  ['stages.2', 'stages.2.name'],
  ['teamSize', 'teamSize'],
])("the server's problem of %s is shown at %s", (path, control) => {
  expect(controlAt(path)).toBe(control);
});

test('describes a plan line by line', () => {
  expect(stageLines(ofTemplate(12))).toMatchObject({ 'Final: partidas': '6', 'Final: grupos': '1' });
});

test('plans for the tournament’s limit, else for its players or a full lobby', () => {
  expect(entriesOf({ maxPlayers: 40, currentPlayers: 3 }, 1)).toBe(40);
  expect(entriesOf({ maxPlayers: 0, currentPlayers: 17 }, 1)).toBe(17);
  expect(entriesOf({ maxPlayers: 0, currentPlayers: 0 }, 4)).toBe(12);
  expect(likelyCounts(48, 1)).toEqual([48, 96]);
  expect(likelyCounts(10, 4)).toEqual([10, 12, 24]);
});
