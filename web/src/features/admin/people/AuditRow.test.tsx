import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuditRow } from './AuditRow.tsx';

test('shows a changed time with its zone', () => {
  const record = { id: '1', actor: 'ana', action: 'tournament.update', target: 'copa', subject: null, part: null };
  const change = {
    at: '2026-11-20T15:00:00.000Z',
    before: { date: null },
    after: { date: '2026-11-22T01:00:00.000Z' },
  };
  render(<AuditRow record={{ ...record, ...change }} admins={[]} isOfOne />);
  expect(screen.getByText('Empieza').nextSibling?.textContent).toMatch(/, \d\d:\d\d (hora de México|tu hora)$/);
});
