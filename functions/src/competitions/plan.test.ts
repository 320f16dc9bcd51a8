import type { Competition, Match, Stage, StageFields } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  planOf,
  row,
  stageRecord,
} from '../../../tests/fixtures/records/competition-records.ts';
import type { Planned } from '../competitions/competition-document.ts';
import { planUpdate } from '../competitions/plan.ts';
import { matchStateChange } from './match-rules.ts';
import { stageDraw } from './stage-rules.ts';

const AT = '2026-11-01T20:00:00.000Z';
const author = { actor: 'organiser', now: new Date(AT) };
const tournament = { id: 'copa', date: null, mapSelection: 'Bermuda' };
const rows = [row('leones', 1, 7)];
const played = { rows, revision: 1, enteredBy: 'admin', state: 'provisional' } as const;
const official = { ...played, state: 'official', officialAt: '2026-11-01T19:00:00.000Z' } as const;

const three = [1, 2, 3].map((number) => matchRecord(`m${number}`, number));

interface Before {
  stage?: Partial<Stage>;
  matches?: readonly Match[];
  change?: Partial<Competition>;
}

/** Matches 1 to 3 are planned in the one group; what else there is, a case says. */
function facts({ stage, matches = three, change }: Before = {}): Planned {
  return {
    competition: competitionRecord({ stages: [stageRecord({ matchCount: 3, ...stage })], ...change }),
    entries: ['leones', 'pumas', 'lobos'].map((id) => entryRecord(id)),
    matches,
    prizes: [],
  };
}

function planned(before: Planned, change: Partial<StageFields>, others: StageFields[] = []) {
  const { stages, ...plan } = planOf(before.competition);
  const changed = [...stages.map((stage) => ({ ...stage, ...change })), ...others];
  return planUpdate(tournament, { ...plan, stages: changed, expectedRevision: 1 }, author)(before);
}

/** Number, and id where it was there before. */
const told = (matches: readonly Match[]) =>
  matches.map(({ id, number, groupId }) => `${number} ${/^m\db?c?$/.test(id) ? id : `new in ${groupId}`}`);

const [room] = stageRecord().groups;
const another = { id: 'otra', name: 'Otra', entryIds: [] };

it('a plan can change although a void result names a former entry', () => {
  const others = matchRecord('m1', 1, { ...played, state: 'void', rows: [row('jaguares', 1, 7)] });
  expect(planned(facts({ matches: [others] }), { name: 'Otra' }).result.competition.revision).toBe(2);
});

describe('a stage with a void result', () => {
  const groups = [{ id: 'sala', entryIds: ['pumas', 'lobos'] }];
  const draw = stageDraw('final', { method: 'hand', groups, expectedRevision: 1 }, '7d1', author);
  const drawn = (state: Match['state']) => draw(facts({ matches: [matchRecord('m1', 1, { ...played, state })] }));

  it('can be drawn again, after which the void result cannot return', () => {
    const { next } = drawn('void');
    expect(next?.competition.stages[0]?.groups[0]?.entryIds).toEqual(['pumas', 'lobos']);
    const back = matchStateChange('m1', { state: 'provisional', from: 'void', expectedRevision: 1 }, author);
    const refusal = { codes: { 'rows.0.entryId': 'entry_not_in_group' } };
    expect(() => back(next ?? expect.fail())).toThrow(expect.objectContaining(refusal));
  });

  it.each(['provisional', 'official'] as const)('cannot be drawn again if the result is %s', (state) => {
    expect(() => drawn(state)).toThrow(expect.objectContaining({ codes: { stageId: 'stage_with_results' } }));
  });
});

it("a later stage can be filled by hand with entries that didn't advance", () => {
  const stages = [
    stageRecord({ id: 'grupos', state: 'closed', advance: { perGroup: 1, best: 0 } }),
    stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['leones'] }] }),
  ];
  const groups = [{ id: 'sala', entryIds: ['leones', 'pumas'] }];
  const before = facts({ change: { stages }, matches: [] });
  const { next } = stageDraw('final', { method: 'hand', groups, expectedRevision: 1 }, '7d1', author)(before);
  expect(next?.competition.stages[1]).toMatchObject({ groups, draw: { method: 'hand' } });
});

describe('a changed plan', () => {
  const voided = matchRecord('m4', 4, { state: 'void' });
  const named = { name: 'Otra' };
  const playing = matchRecord('m4', 4, { state: 'playing' });
  const replayOf = (id: string, of: string, change: Partial<Match> = {}) =>
    matchRecord(id, Number(id.charAt(1)), { ...change, replayOf: of });
  const replayed = replayOf('m4b', 'm4', played);
  const fourth = matchRecord('m4', 4);
  const added = '1 new in otra, 2 new in otra, 3 new in otra';
  const m3 = matchRecord('m3', 3, { state: 'void' });
  const m3b = replayOf('m3b', 'm3', { state: 'void' });

  it.each<[string, readonly Match[], Partial<StageFields>, string]>([
    ['keeps an added match', [...three, playing], named, '1 m1, 2 m2, 3 m3, 4 m4'],
    [
      'counts an added match when more are planned',
      [...three, fourth],
      { matchCount: 5 },
      '1 m1, 2 m2, 3 m3, 4 m4, 5 new in sala',
    ],
    ['does not recreate a deleted match', three.slice(0, 2), named, '1 m1, 2 m2'],
    ['adds further matches without the deleted one', three.slice(0, 2), { matchCount: 4 }, '1 m1, 2 m2, 4 new in sala'],
    [
      'removes the last matches when fewer are planned, except added or played ones',
      [...three.slice(0, 2), matchRecord('m3', 3, played), fourth],
      { matchCount: 1 },
      '1 m1, 3 m3, 4 m4',
    ],
    ['keeps a void match and its replay', [...three, voided, replayed], named, '1 m1, 2 m2, 3 m3, 4 m4, 4 m4b'],
    [
      'keeps a chain of void matches that ends in a played replay',
      [m3, m3b, replayOf('m3c', 'm3b', played)],
      { matchCount: 2 },
      '3 m3, 3 m3b, 3 m3c',
    ],
    ['removes a void match with an unplayed replay', [m3, replayOf('m3b', 'm3')], { matchCount: 2 }, ''],
    [
      'creates all matches of a new group, and none for the others',
      [matchRecord('m1', 1), voided, replayOf('m4b', 'm4')],
      { groups: [room, another].filter((group) => group !== undefined) },
      `1 m1, 4 m4, 4 m4b, ${added}`,
    ],
    ['removes the matches of a removed group', three, { groups: [another] }, added],
  ])('%s', (_, matches, to, expected) => {
    expect(told(planned(facts({ matches }), to).result.matches).join(', ')).toBe(expected);
  });

  it('creates all matches of a new stage', () => {
    const { draw: _draw, state: _state, ...last } = stageRecord({ id: 'ultima', matchCount: 2, groups: [another] });
    const first = facts({ matches: three.slice(0, 1) });
    const { matches } = planned(first, { advance: { perGroup: 1, best: 0 } }, [last]).result;
    expect(told(matches)).toEqual(['1 m1', '1 new in otra', '2 new in otra']);
  });

  it('keeps the final confirmation', () => {
    const final = { since: AT, begins: '2026-11-01T23:00:00.000Z' };
    expect(planned(facts({ change: { final } }), { name: 'Otra' }).result.competition.final).toEqual(final);
    expect(planned(facts(), { name: 'Otra' }).result.competition).not.toHaveProperty('final');
  });
});

describe('the scoring of a stage', () => {
  const { scoring } = stageRecord();
  const doubled = { ...scoring, perKill: 2 };

  it('cannot change while a result is official', () => {
    const before = facts({ matches: [matchRecord('m1', 1, official)] });
    const codes = { 'stages.0.scoring': 'stage_with_official' };
    for (const change of [{ scoring: doubled }, { scoring: { ...scoring, tieBreaks: [] } }]) {
      const refusal = expect.objectContaining({ code: 'competition_refused', codes });
      expect(() => planned(before, change)).toThrow(refusal);
    }
    expect(planned(before, { matchCount: 4, name: 'Otra' }).result.competition.revision).toBe(2);
  });

  it('can change with provisional results; formerly official ones publish a correction', () => {
    const was = { ...official, state: 'provisional' } as const;
    const before = facts({ matches: [matchRecord('m1', 1, was), matchRecord('m2', 2, played)] });
    const { result, audit } = planned(before, { scoring: doubled });
    const reason = 'La fase cuenta de otra manera: los puntos por baja.';
    expect(result.matches.map(({ corrections }) => corrections)).toEqual([
      [{ revision: 1, at: AT, reason, changes: [] }],
      [],
    ]);
    expect(planned(before, { name: 'Otra' }).result.matches[0]?.corrections).toEqual([]);
    expect(audit).toMatchObject({ before: { stages: [{ scoring }] }, after: { stages: [{ scoring: doubled }] } });
  });
});
