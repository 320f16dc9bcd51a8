import { describe, expect, it } from 'vitest';
import { byDate } from './order.ts';

const one = (id: string, date: string | null) => ({ id, date });

describe('tournaments by date', () => {
  it('come the soonest first, those without a date last, equal ones by id', () => {
    const sorted = [
      one('none-b', null),
      one('late', '2026-12-01T00:00:00Z'),
      one('soon-b', '2026-11-20T00:00:00Z'),
      one('none-a', 'por confirmar'),
      one('soon-a', '2026-11-20T00:00:00.000Z'),
    ].sort(byDate);
    expect(sorted.map(({ id }) => id)).toEqual(['soon-a', 'soon-b', 'late', 'none-a', 'none-b']);
  });
});
