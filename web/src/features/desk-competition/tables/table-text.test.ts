import { allStandings } from '@arena/domain';
import { expect, test } from 'vitest';
import { sampleMatch, sampleStage, sampleView } from '../samples.ts';
import { tableText } from './table-text.ts';

function textOf(...matches: Parameters<typeof sampleView>[0]): string {
  const view = sampleView(matches);
  const [table] = allStandings(view.competition, view.entries, view.matches);
  return tableText('Copa Rayo', sampleStage(), table?.rows ?? [], view);
}

test('the table reads as a message, with the figures in bold', () => {
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

test('before anything is played it says so', () => {
  expect(textOf(sampleMatch(1, 'scheduled'))).toContain('Final. Todavía sin partidas.');
});
