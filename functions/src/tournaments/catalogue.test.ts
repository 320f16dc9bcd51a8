import { expect, it } from 'vitest';
import { byDate } from './catalogue.ts';

it('orders tournaments by date, undated ones last, equal dates by id', () => {
  const dates = { b: null, late: '2026-12-01T00:00:00Z', two: '2026-11-20T00:00:00Z', a: 'por confirmar' };
  const all = Object.entries({ ...dates, one: '2026-11-20T00:00:00.000Z' }).map(([id, date]) => ({ id, date }));
  expect(all.sort(byDate).map(({ id }) => id)).toEqual(['one', 'two', 'late', 'a', 'b']);
});
