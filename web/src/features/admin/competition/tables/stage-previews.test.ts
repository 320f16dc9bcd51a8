import { expect, test } from 'vitest';
import { plannedOf } from '../competition-context.ts';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { closingPreview, groupsDrawn, groupsJoined, leavingForGood, oversizedGroupsText } from './stage-previews.ts';

const advance = { perGroup: 2, best: 0 };

test('an unfinished stage can’t be closed, and gives the reason', () => {
  const stage = sampleStage({ advance });
  const waiting = plannedOf(sampleView([sampleMatch(1, 'provisional', 'ANA')], [stage, sampleStage({ id: 'ultima' })]));
  const preview = { refusals: [{ code: 'matches_unfinished' }], through: [], canClose: false, ties: [] };
  expect(closingPreview(waiting, stage, { chosen: [] })).toMatchObject(preview);
});

test.each<[string, string[], string, string[]]>([
  ['manually added entries', ['CARO', 'BETO'], 'CARO ANA BETO', ['BETO']],
  ['none if all advanced by the table', ['CARO', 'ANA'], 'CARO ANA BETO', []],
  ['entries that never played', ['ANA', 'BETO', 'CARO'], 'ANA', ['BETO', 'CARO']],
  ['no withdrawn entry, and none from outside the stage', ['CARO', 'DANI', 'EVA'], 'CARO ANA BETO', []],
])('reopening a stage removes for good: %s', (_, entryIds, order, leaving) => {
  const groups = [{ id: 'a', name: 'Sala única', entryIds: ['ANA', 'BETO', 'CARO', 'DANI'] }];
  const closed = sampleStage({ id: 'final', state: 'closed', advance, groups });
  const next = sampleStage({ id: 'ultima', groups: [{ id: 'a', name: 'Sala única', entryIds }] });
  const view = sampleView([sampleMatch(1, 'official', order)], [closed, next]);
  const entries = [...view.entries, sampleEntry('DANI', { status: 'withdrawn' }), sampleEntry('EVA')];
  expect(leavingForGood(plannedOf({ ...view, entries }), closed)).toEqual(leaving);
});

test('reopening a stage removes none of the tied entries, which are chosen again', () => {
  const closed = sampleStage({ id: 'final', state: 'closed', advance });
  const next = sampleStage({ id: 'ultima' });
  const tied = sampleMatch(1, 'official', 'ANA BETO CARO');
  const rows = tied.rows.map((row) => (row.placement === 1 ? row : { ...row, placement: null }));
  expect(leavingForGood(plannedOf(sampleView([{ ...tied, rows }], [closed, next])), closed)).toEqual([]);
});

test('says what to know before a stage is closed', () => {
  const stage = sampleStage({ advance: { perGroup: 3, best: 0 } });
  const planned = plannedOf(
    sampleView([sampleMatch(1, 'official', 'ANA BETO')], [stage, sampleStage({ id: 'ultima' })]),
  );
  const { notes, through, canClose } = closingPreview(planned, stage, { chosen: [] });
  expect(notes.map(({ message }) => message)).toEqual([
    'CARO no jugó ninguna partida y no avanza.',
    'Según el plan tendrían que avanzar 3 y solo pueden 2.',
  ]);
  expect([through.map(({ entryId }) => entryId), canClose]).toEqual([['ANA', 'BETO'], true]);
});

/** Builds squads and groups; a lobby takes twelve squads. */
function squads(count: number, groups: number) {
  const stage = sampleStage({
    groups: ['A', 'B', 'C'].slice(0, groups).map((id) => ({ id, name: `Grupo ${id}`, entryIds: [] })),
  });
  const view = sampleView([], [stage]);
  const entries = Array.from({ length: count }, (_, index) => sampleEntry(`e${index}`));
  return { facts: { competition: { ...view.competition, teamSize: 4 as const }, entries }, stage };
}

test.each([
  [24, 2, 'registration', null],
  [25, 2, 'registration', 'Grupo A tendría 13 y en una sala caben 12.'],
  [13, 1, 'registration', 'Grupo A tendría 13 y en una sala caben 12.'],
  // To and fro: the last group gets the first one of the way back.
  [37, 3, 'snake', 'Grupo A tendría 13 y en una sala caben 12.'],
  [40, 3, 'snake', 'Grupo C tendría 14 y en una sala caben 12.'],
] as const)('checks the group sizes of %i squads drawn into %i groups by %s', (count, groups, method, text) => {
  const { facts, stage } = squads(count, groups);
  expect(oversizedGroupsText(facts, groupsDrawn(facts, stage, method))).toBe(text);
});

test.each([
  [1, 'active', 'Grupo A tendría 13 y en una sala caben 12.'],
  [1, 'withdrawn', null],
  [3, 'withdrawn', 'Grupo A tendría 14 y en una sala caben 12.'],
] as const)('checks the group size after %i late entries, with one entry %s', (joining, status, text) => {
  const { facts, stage } = squads(12, 1);
  const groups = groupsDrawn(facts, stage, 'registration');
  const [first = expect.fail(), ...others] = facts.entries;
  const now = { ...facts, entries: [{ ...first, status }, ...others] };
  expect(oversizedGroupsText(now, groupsJoined(now, { ...stage, groups }, joining))).toBe(text);
});
