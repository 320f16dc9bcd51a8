import { expect, test } from 'vitest';
import { type NoticeSummary, noticeSummaries } from './notice-summary.ts';

test('sums the notices of an event within an hour', () => {
  const notice = (event: NoticeSummary['event'], clock: string, sent: number): NoticeSummary => {
    return { event, at: `2026-11-28T${clock}:00.000Z`, waiting: 0, sent, opened: 1, failed: 0 };
  };
  const earlier = [notice('approved', '18:00', 3), notice('approved', '17:00', 1)];
  const list = [notice('approved', '18:30', 2), notice('table', '18:20', 1), ...earlier];
  expect(noticeSummaries(list)).toMatchObject([
    { event: 'approved', at: '2026-11-28T18:30:00.000Z', sent: 5, opened: 2 },
    { event: 'table', sent: 1 },
    { event: 'approved', at: '2026-11-28T17:00:00.000Z', sent: 1, opened: 1 },
  ]);
});
