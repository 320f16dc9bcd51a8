import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // lru-cache takes a start at 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

describe('memoize', () => {
  it('reads a key once for simultaneous and later callers', async () => {
    const read = vi.fn(async (key: string) => `read ${key}`);
    const get = memoize(read, { max: 10 });
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['read a', 'read a', 'read b']);
    expect(await get('a')).toBe('read a');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads again after a failure', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
    const get = memoize(read, { max: 1 });
    await expect(get()).rejects.toThrow('no');
    expect(await Promise.all([get(), get()])).toEqual(['yes', 'yes']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('stays bounded when a client tries addresses', async () => {
    const read = vi.fn(async (key: string) => key);
    const get = memoize(read, { max: 50 });
    for (let index = 0; index < 60; index += 1) await get(`unknown-${index}`);
    read.mockClear();
    await get('unknown-59');
    await get('unknown-0');
    expect(read.mock.calls).toEqual([['unknown-0']]);
  });

  it('reads again after its lifetime', async () => {
    const read = vi.fn(async () => 'read');
    const get = memoize(read, { max: 1, ttl: 5_000 });
    await get();
    vi.advanceTimersByTime(4_999);
    await get();
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    await get();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
