import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../samples.ts';
import { buildResults } from '../standings/build-results.ts';
import { withOtherIds, withoutHidden } from './hidden.ts';

const AT = '2026-03-01T00:00:00.000Z';

test('an entry under another id leaves nothing of its own, and the same table', () => {
  const [group] = sampleStage('secreto B C').groups;
  const draw = { method: 'random', seed: 's', at: AT, late: ['secreto'], gone: ['secreto'] } as const;
  const stage = sampleStage('secreto B C', { draw: { ...draw, late: [...draw.late], gone: [...draw.gone] } });
  const competition = sampleCompetition([stage], {
    adjustments: [
      { id: 'x', stageId: 'final', entryId: 'secreto', points: 3, reason: 'Tarde', matchNumber: null, by: 'u', at: AT },
    ],
    takenBack: [{ id: 'y', stageId: 'final', entryId: 'secreto', points: 3, at: AT }],
  });
  const row = { played: true, placement: 2, kills: 1 };
  const matches = [
    sampleMatch(1, 'secreto:1:2 B:2:0 C:3:0', {
      corrections: [
        { revision: 2, at: AT, reason: 'Video', changes: [{ entryId: 'secreto', before: row, after: row }] },
      ],
    }),
  ];
  const records = { competition, entries: ['secreto', 'B', 'C'].map((id) => sampleEntry(id)), matches, prizes: [] };
  const other = withOtherIds(records, new Map([['secreto', 'otro']]));
  const results = buildResults(other.competition, other.entries, other.matches, AT);
  expect(group?.entryIds).toContain('secreto');
  expect(JSON.stringify({ ...results, entries: [] })).not.toContain('secreto');
  expect(results.tables[0]?.rows.map(({ entryId, points }) => `${entryId} ${points}`)).toEqual([
    'otro 15',
    'B 6',
    'C 4',
  ]);
});

test('an entry with a hidden player has no emblem', () => {
  const emblem = `${'a'.repeat(32)}-100x100`;
  const entry = sampleEntry('uno', { emblem, players: [{ nickname: 'Ana', freeFireId: null }] });
  expect(withoutHidden(entry, ['p1'], new Set(['p2'])).emblem).toBe(emblem);
  expect(withoutHidden(entry, ['p1'], new Set(['p1'])).emblem).toBeUndefined();
});
