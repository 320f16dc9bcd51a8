import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import { buildResults } from '../standings/build-results.ts';
import type { Stage } from './competition.schema.ts';
import { withOtherIds, withoutHidden } from './hidden.ts';

const AT = '2026-03-01T00:00:00.000Z';

test('replacing an entry’s id removes the old id and keeps the table', () => {
  const draw: Stage['draw'] = { method: 'random', seed: 's', at: AT, late: ['secreto'], gone: ['secreto'] };
  const exchanges = [{ stageId: 'final', would: ['secreto'], instead: ['secreto'] }];
  const adjustment = { id: 'x', stageId: 'final', entryId: 'secreto', points: 3, at: AT, exchanges };
  const competition = sampleCompetition([sampleStage('secreto B C', { draw })], {
    adjustments: [{ ...adjustment, reason: 'Tarde', matchNumber: null, by: 'u' }],
    takenBack: [adjustment],
  });
  const row = { played: true, placement: 2, kills: 1 };
  const changes = [{ entryId: 'secreto', before: row, after: row }];
  const corrections = [{ revision: 2, at: AT, reason: 'Video', changes, exchanges }];
  const matches = [sampleMatch(1, 'secreto:1:2 B:2:0 C:3:0', { corrections })];
  const records = {
    competition,
    entries: ['secreto', 'B', 'C'].map((id) => sampleEntry(id, { exchanges })),
    matches,
    prizes: [],
  };
  const other = withOtherIds(records, new Map([['secreto', 'otro']]));
  const results = buildResults(other.competition, other.entries, other.matches, AT);
  expect(JSON.stringify({ ...results, entries: [] })).not.toContain('secreto');
  const table = results.tables[0]?.rows.map(({ entryId, points }) => `${entryId} ${points}`);
  expect(table).toEqual(['otro 15', 'B 6', 'C 4']);
});

test('an entry with a hidden player has no emblem', () => {
  const emblem = `${'a'.repeat(32)}-100x100`;
  const entry = sampleEntry('uno', { emblem, players: [{ nickname: 'Ana', freeFireId: null }] });
  expect(withoutHidden(entry, ['p1'], new Set(['p2'])).emblem).toBe(emblem);
  expect(withoutHidden(entry, ['p1'], new Set(['p1'])).emblem).toBeUndefined();
});
