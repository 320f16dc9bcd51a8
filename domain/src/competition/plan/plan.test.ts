import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as limits from '../../limits/limits.ts';
import type { TeamSize } from '../../tournament/modes.schema.ts';
import { sampleMatch, sampleScoring, sampleStage } from '../competition-samples.ts';
import { StageFields } from '../records/competition.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { freeFireMaps, mapsNamed, matchDrafts } from './match-drafts.ts';
import {
  adjustmentRefusals,
  correctionRefusals,
  matchRefusals,
  planRefusals,
  recountRefusals,
} from './plan-refusals.ts';
import { lobbySize, planTemplates } from './plan-templates.ts';
import { playingOrder } from './stage-closing.ts';

describe('plan templates', () => {
  const told = (entries: number, teamSize: TeamSize) =>
    Object.fromEntries(
      planTemplates(entries, teamSize).map(({ id, stages }) => [
        id,
        stages.map(({ groups, matchCount, advance }) => {
          const on = advance === null ? '' : ` → ${advance.perGroup} + ${advance.best}`;
          return `${groups.length} × ${matchCount}${on}`;
        }),
      ]),
    );

  test.each<[entries: number, teamSize: TeamSize, plans: Record<string, string[]>]>([
    [2, 4, { one_lobby: ['1 × 6'] }],
    [60, 4, { groups_final: ['5 × 6 → 2 + 2', '1 × 6'], elimination_final: ['5 × 1 → 2 + 2', '1 × 3'] }],
    [
      5_000,
      1,
      {
        groups_final: ['105 × 6 → 12 + 0', '27 × 6 → 12 + 0', '7 × 6 → 6 + 6', '1 × 6'],
        elimination_final: ['105 × 1 → 12 + 0', '27 × 1 → 12 + 0', '7 × 1 → 6 + 6', '1 × 3'],
      },
    ],
  ])('for %s entries with team size %s', (entries, teamSize, plans) => {
    expect(told(entries, teamSize)).toEqual(plans);
  });

  test('are valid plans that fit into lobbies for any number of entries', () => {
    const teamSizes = fc.constantFrom<TeamSize>(1, 2, 4);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5_000 }), teamSizes, (entries, teamSize) => {
        for (const { stages } of planTemplates(entries, teamSize)) {
          expect(planRefusals({ stages }, [])).toEqual([]);
          expect(stages.length).toBeLessThanOrEqual(limits.competition.stages);
          let playing = entries;
          for (const stage of stages) {
            expect(StageFields.parse(stage)).toEqual(stage);
            const largest = Math.ceil(playing / stage.groups.length);
            const smallest = Math.floor(playing / stage.groups.length);
            expect(largest).toBeLessThanOrEqual(lobbySize(teamSize));
            expect(smallest).toBeGreaterThanOrEqual(2);
            if (stage.advance === null) continue;
            const { perGroup, best } = stage.advance;
            expect(perGroup).toBeLessThanOrEqual(smallest);
            const through = perGroup * stage.groups.length + best;
            expect(through).toBeLessThan(playing);
            playing = through;
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each<[string, readonly string[]]>([
  ['', freeFireMaps],
  ['Todos los mapas', freeFireMaps],
  ['kalahari', ['Kalahari']],
  ['Purgatorio y Bermuda', ['Purgatorio', 'Bermuda']],
  ['Purgatory', ['Purgatorio']],
  ['Alpes', ['Alpine']],
  ['Nexterra, Alpino y Bermudas', ['NeXTerra', 'Alpine', 'Bermuda']],
  ['Next Terra / Alpina', ['NeXTerra', 'Alpine']],
])('reads the maps of the map selection “%s”', (mapSelection, expected) => {
  expect(mapsNamed(mapSelection)).toEqual(expected);
});

test('drafts matches for each group with rotating maps and equal times', () => {
  const times = { firstAt: '2026-03-01T00:00:00.000Z', minutesBetween: 40 };
  const stage = sampleStage(['A B', 'C D'], { matchCount: 3 });
  const drafts = matchDrafts(stage, { maps: ['Bermuda', 'Solara'], ...times });
  const told = drafts.map((one) => `${one.groupId} ${one.number} ${one.map} ${one.startsAt?.slice(11, 16)}`);
  const own = ['1 Bermuda 00:00', '2 Solara 00:40', '3 Bermuda 01:20'];
  expect(told.toSorted()).toEqual(['g1', 'g2'].flatMap((group) => own.map((match) => `${group} ${match}`)));
});

test('orders matches by number, then by group, then by id', () => {
  const stage = sampleStage(['A B', 'C D']);
  const match = (number: number, id: string, groupId: string) => sampleMatch(number, '', { id, groupId });
  const matches = [match(2, 'a', 'g1'), match(1, 'b', 'g2'), match(1, 'd', 'g1'), match(1, 'c', 'g1')];
  expect(matches.toSorted(playingOrder([stage])).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
});

const entries = ['A', 'B', 'C'].map((id) => ({ id, name: `Equipo ${id}` }));

test.each<[name: string, stages: Parameters<typeof planRefusals>[0]['stages'], refused: Record<string, string>]>([
  ['two stages', [sampleStage(['A B', 'C'], { id: 'x', advance: { perGroup: 1, best: 0 } }), sampleStage('')], {}],
  [
    'two stages with one id',
    [sampleStage('A B', { advance: { perGroup: 1, best: 0 } }), sampleStage('')],
    { 'stages.1.id': 'stage_repeated' },
  ],
  ['an entry in two groups', [sampleStage(['A B', 'C A'])], { 'stages.0.groups.1.entryIds.1': 'entry_in_two_groups' }],
  ['an unknown entry', [sampleStage('A X')], { 'stages.0.groups.0.entryIds.1': 'entry_unknown' }],
  [
    'two groups with one id',
    [sampleStage('A', { groups: [...sampleStage('A').groups, ...sampleStage('B').groups] })],
    { 'stages.0.groups.1.id': 'group_repeated' },
  ],
  [
    'a champion rule over several groups',
    [sampleStage(['A', 'B'], { scoring: { ...sampleScoring, champion: { wins: 2, maxMatches: 3 } } })],
    { 'stages.0.scoring.champion': 'champion_in_groups' },
  ],
  [
    'an advance rule in the last stage',
    [sampleStage('A', { advance: { perGroup: 1, best: 0 } })],
    { 'stages.0.advance': 'advance_from_last' },
  ],
  [
    'no advance rule before the last stage',
    [sampleStage('A', { id: 'x' }), sampleStage('B')],
    { 'stages.0.advance': 'advance_missing' },
  ],
])('checks a plan with %s', (_name, stages, refused) => {
  expect(Object.fromEntries(planRefusals({ stages }, entries).map(({ path, code }) => [path, code]))).toEqual(refused);
});

const plan = { stages: [sampleStage(['A B', 'C']), sampleStage('A', { id: 'cerrada', state: 'closed' })] };

test.each<[name: string, fields: object, codes: string[]]>([
  ['a taken number', { number: 1 }, ['match_number_taken']],
  ['its own number', { id: 'm1', number: 1 }, []],
  ['the number of a void match', { number: 3 }, []],
  ['an unknown stage', { stageId: 'x' }, ['match_without_group']],
  ['a closed stage', { stageId: 'cerrada' }, ['stage_closed']],
])('checks a match with %s', (_, fields, codes) => {
  const matches = [sampleMatch(1, ''), sampleMatch(3, '', { state: 'void' })];
  const made = { id: 'new', stageId: 'final', groupId: 'g1', number: 2, ...fields };
  const refusals = matchRefusals(made, plan, matches);
  expect(refusals.map(({ code }) => code)).toEqual(codes);
});

const doubled = { perKill: 2 };
const replay = { id: 'm2', state: 'scheduled', replayOf: 'm1' } as const;

test.each<[name: string, refused: Record<string, string>, change?: { to?: object; match?: Partial<Match> }]>([
  ['the scoring of an official match', { 'scoring.perKill': 'match_official' }, { to: { scoring: doubled } }],
  [
    'the scoring of an official match back to the stage’s',
    { 'scoring.perKill': 'match_official' },
    { match: { scoring: doubled } },
  ],
  ['the number of an official match', { number: 'match_official' }, { to: { number: 4 } }],
  [
    'the scoring and number of a provisional match',
    {},
    { to: { scoring: doubled, number: 4 }, match: { state: 'provisional' } },
  ],
  ['the number of a replay', { number: 'replay_number' }, { to: { number: 4 }, match: replay }],
  [
    'the number of a replayed match',
    { number: 'replay_number' },
    { to: { number: 4 }, match: { id: 'm1', state: 'void' } },
  ],
])('checks a change of %s', (_name, refused, { to, match } = {}) => {
  const all = [sampleMatch(1, '', { state: 'void' }), sampleMatch(1, '', { id: 'm2', replayOf: 'm1' })];
  const one = sampleMatch(1, 'A:1:0', { id: 'm3', ...match });
  const refusals = recountRefusals(one, { number: 1, scoring: null, ...to }, all);
  expect(Object.fromEntries(refusals.map(({ path, code }) => [path, code]))).toEqual(refused);
});

test.each<[name: string, stageId: string, entryId: string, messages: string[]]>([
  ['an entry of the stage', 'final', 'C', []],
  ['an entry outside the stage', 'final', 'X', ['Este participante no juega esta fase.']],
  ['a closed stage', 'cerrada', 'C', ['Esta fase ya está cerrada. Para cambiarla, primero reábrela.']],
  ['an unknown stage', 'x', 'C', ['Esta fase no existe.']],
])('checks an adjustment for %s', (_, stageId, entryId, messages) => {
  const refusals = adjustmentRefusals({ stageId, entryId }, { competition: plan, matches: [] }, entries);
  expect(refusals.map(({ message }) => message)).toEqual(messages);
});

test.each<[name: string, stageId: string, closed: string, played: Partial<Match> | null, codes: string[]]>([
  ['is closed, with no later match played', 'a', 'a', null, ['stage_closed']],
  ['is closed, and the next stage has a result', 'a', 'a', { stageId: 'b', state: 'provisional' }, []],
  ['is closed, and only the stage after the next has a result', 'a', 'ab', { stageId: 'c' }, []],
  ['is closed, and all later matches are void', 'a', 'a', { stageId: 'b', state: 'void' }, ['stage_closed']],
  ['is the last one', 'c', 'abc', { stageId: 'b' }, ['stage_closed']],
])('checks a scoring correction in a stage that %s', (_, stageId, closed, played, codes) => {
  const stages = ['a', 'b', 'c'].map((id) => sampleStage('A', { id, state: closed.includes(id) ? 'closed' : 'open' }));
  const matches = played === null ? [] : [sampleMatch(1, 'A:1:0', played)];
  expect(correctionRefusals({ stages }, matches, stageId, 'rows').map(({ code }) => code)).toEqual(codes);
});
