import { expect, test } from 'vitest';
import { plannedOf } from '../competition-context.ts';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { closingPreview, leavingForGood } from './closing.ts';

const advance = { perGroup: 2, best: 0 };

test('an unfinished stage can’t be closed, and gives the reason', () => {
  const stage = sampleStage({ advance });
  const waiting = plannedOf(sampleView([sampleMatch(1, 'provisional', 'ANA')], [stage, sampleStage({ id: 'ultima' })]));
  const preview = { refusals: [{ code: 'matches_unfinished' }], through: [], canClose: false, ties: [] };
  expect(closingPreview(waiting, stage, [])).toMatchObject(preview);
});

test.each<[string, string[], string, string[]]>([
  ['manually added entries', ['CARO', 'BETO'], 'CARO ANA BETO', ['BETO']],
  ['none if all advanced by the table', ['CARO', 'ANA'], 'CARO ANA BETO', []],
  ['none of the tied entries, which are chosen again', ['ANA', 'BETO', 'CARO'], 'ANA', []],
  ['no withdrawn entry, and none from outside the stage', ['CARO', 'DANI', 'EVA'], 'CARO ANA BETO', []],
])('reopening a stage removes for good: %s', (_, entryIds, order, leaving) => {
  const groups = [{ id: 'a', name: 'Sala única', entryIds: ['ANA', 'BETO', 'CARO', 'DANI'] }];
  const closed = sampleStage({ id: 'final', state: 'closed', advance, groups });
  const next = sampleStage({ id: 'ultima', groups: [{ id: 'a', name: 'Sala única', entryIds }] });
  const view = sampleView([sampleMatch(1, 'official', order)], [closed, next]);
  const entries = [...view.entries, sampleEntry('DANI', { status: 'withdrawn' }), sampleEntry('EVA')];
  expect(leavingForGood(plannedOf({ ...view, entries }), closed)).toEqual(leaving);
});
