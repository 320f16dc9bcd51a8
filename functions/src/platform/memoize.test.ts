import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // lru-cache takes a start at 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

it('reads a key once, and again after a failure, expiry or eviction', async () => {
  const read = vi.fn(async (key: string) => `read ${key}`);
  const get = memoize(read, { max: 2, ttl: 5_000 });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['read a', 'read a', 'read b']);
  vi.advanceTimersByTime(4_999);
  expect(await get('a')).toBe('read a');
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2);
  read.mockRejectedValueOnce(new Error('no'));
  await expect(get('a')).rejects.toThrow('no');
  expect(await Promise.all([get('a'), get('a')])).toEqual(['read a', 'read a']);
  for (const key of ['b', 'c', 'a']) await get(key);
  expect(read.mock.calls.slice(4)).toEqual([['b'], ['c'], ['a']]);
});
