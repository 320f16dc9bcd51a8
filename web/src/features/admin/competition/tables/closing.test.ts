import { expect, test } from 'vitest';
import { plannedOf } from '../competition-context.ts';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { closingPreview, leavingForGood } from './closing.ts';

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
