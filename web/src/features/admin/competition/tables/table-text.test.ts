import { expect, test } from 'vitest';
import { plannedOf } from '../competition-context.ts';
import { sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { tableText } from './table-text.ts';

function textOf(...matches: Parameters<typeof sampleView>[0]): string {
  const planned = plannedOf(sampleView(matches));
  return planned.tables.map((table) => tableText('Copa Rayo', table, planned)).join();
}

test('formats the table as a message with the points in bold', () => {
  expect(textOf(sampleMatch(1, 'official', 'BETO ANA CARO'), sampleMatch(2, 'provisional', 'BETO CARO ANA'))).toBe(
    [
      '*Copa Rayo*',
      'Final. Después de 2 partidas, 1 provisional.',
      '',
      '1. BETO: *24* (2 Booyahs, 0 bajas)',
      '2. CARO: *17* (0 Booyahs, 0 bajas)',
      '3. ANA: *17* (0 Booyahs, 0 bajas)',
    ].join('\n'),
  );
});

test('names the best entry that isn’t disqualified as the champion', () => {
  const view = sampleView([sampleMatch(1, 'official', 'BETO ANA CARO')], [sampleStage({ state: 'closed' })]);
  const entries = view.entries.map((one) => (one.id === 'BETO' ? { ...one, status: 'disqualified' as const } : one));
  const planned = plannedOf({ ...view, entries, competition: { ...view.competition, state: 'finished' } });
  const [table] = planned.tables;
  const lines = table === undefined ? [] : tableText('Copa Rayo', table, planned).split('\n').slice(3);
  expect(lines.map((line) => line.split(':')[0])).toEqual(['1. BETO', '2. ANA (campeón)', '3. CARO']);
});

test('says that no match was played yet', () => {
  expect(textOf(sampleMatch(1, 'scheduled'))).toContain('Final. Todavía sin partidas.');
});
