import { expect, test } from 'vitest';
import { plannedOf } from '../competition-context.ts';
import { sampleEntry, sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { closingPreview, leavingForGood } from './closing.ts';

const qualifier = sampleStage({ id: 'final', name: 'Clasificatoria', advance: { perGroup: 2, best: 0 } });
const last = sampleStage({ id: 'ultima', groups: [{ id: 'a', name: 'Sala única', entryIds: [] }] });
const played = plannedOf(sampleView([sampleMatch(1, 'official', 'CARO ANA BETO')], [qualifier, last]));
const tied = plannedOf(
  sampleView(
    [
      sampleMatch(1, 'official', 'ANA', {
        rows: ['ANA', 'BETO', 'CARO'].map((entryId, index) => ({
          entryId,
          played: true,
          placement: index === 0 ? 1 : null,
          kills: 0,
        })),
      }),
    ],
    [qualifier, last],
  ),
);

test('previews advancing entries with reasons', () => {
  const { through, canClose, ties } = closingPreview(played, qualifier, []);
  expect(through).toMatchObject([
    { entryId: 'CARO', why: '1.º' },
    { entryId: 'ANA', why: '2.º' },
  ]);
  expect([canClose, ties]).toEqual([true, []]);
});

test('a tie at the cut waits for a choice, stays shown, and nothing closes before', () => {
  const open = closingPreview(tied, qualifier, []);
  expect(open).toMatchObject({ canClose: false, ties: [{ entryIds: ['BETO', 'CARO'], places: 1 }] });
  const settled = closingPreview(tied, qualifier, ['CARO']);
  expect(settled).toMatchObject({ canClose: true, ties: [{ places: 1 }] });
  expect(settled.through.map(({ entryId }) => entryId)).toEqual(['ANA', 'CARO']);
  expect(closingPreview(tied, qualifier, ['CARO', 'BETO']).canClose).toBe(false);
});

test('lists the unfinished parts instead', () => {
  const waiting = plannedOf(sampleView([sampleMatch(1, 'provisional', 'ANA')], [qualifier, last]));
  const { refusals, through, canClose } = closingPreview(waiting, qualifier, []);
  expect(refusals.map(({ code }) => code)).toEqual(['matches_unfinished']);
  expect([through, canClose]).toEqual([[], false]);
});

test.each<[string, string[], string, string[]]>([
  ['who was put into the next one by hand', ['CARO', 'BETO'], 'CARO ANA BETO', ['BETO']],
  ['nobody where all are there by the table', ['CARO', 'ANA'], 'CARO ANA BETO', []],
  ['nobody of those who tie, who are chosen again', ['ANA', 'BETO', 'CARO'], 'ANA', []],
  ['nobody who doesn’t play any more, or comes from elsewhere', ['CARO', 'DANI', 'EVA'], 'CARO ANA BETO', []],
])('opening a stage again loses for good: %s', (_, entryIds, order, leaving) => {
  const closed = sampleStage({ id: 'final', state: 'closed', advance: { perGroup: 2, best: 0 } });
  closed.groups = closed.groups.map((group) => ({ ...group, entryIds: [...group.entryIds, 'DANI'] }));
  const next = sampleStage({ id: 'ultima', groups: [{ id: 'a', name: 'Sala única', entryIds }] });
  const view = sampleView([sampleMatch(1, 'official', order)], [closed, next]);
  const entries = [...view.entries, sampleEntry('DANI', { status: 'withdrawn' }), sampleEntry('EVA')];
  expect(leavingForGood(plannedOf({ ...view, entries }), closed)).toEqual(leaving);
});
