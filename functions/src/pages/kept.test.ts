import { describe, expect, it, vi } from 'vitest';
import { madeOnce, madeOnceEach } from './kept.ts';

describe('a cache by key', () => {
  it('makes a value once for simultaneous and later callers', async () => {
    const make = vi.fn(async (key: string) => `made ${key}`);
    const get = madeOnceEach(make);
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['made a', 'made a', 'made b']);
    expect(await get('a')).toBe('made a');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('retries after a failure', async () => {
    const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
    const get = madeOnce(make);
    await expect(get()).rejects.toThrow('no');
    expect(await Promise.all([get(), get()])).toEqual(['yes', 'yes']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('stays bounded when a client tries addresses', async () => {
    const make = vi.fn(async (key: string) => key);
    const get = madeOnceEach(make);
    for (let index = 0; index < 600; index += 1) await get(`unknown-${index}`);
    make.mockClear();
    await get('unknown-0');
    await get('unknown-599');
    expect(make.mock.calls).toEqual([['unknown-599']]);
  });
});
