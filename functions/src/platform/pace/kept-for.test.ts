import { describe, expect, it, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

const FIVE = 5_000;

function counting() {
  const read = vi.fn(async (at: number) => `read at ${at}`);
  return { read, kept: keptFor(FIVE, read) };
}

describe('a value cached for five seconds', () => {
  it('is read once for all callers, also during the read', async () => {
    const { read, kept } = counting();
    expect(await Promise.all([kept.at(1_000), kept.at(1_001), kept.at(5_999)])).toEqual(Array(3).fill('read at 1000'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([6_000, 60_000, 999])('is read again at %i', async (at) => {
    const { kept } = counting();
    await kept.at(1_000);
    expect(await kept.at(at)).toBe(`read at ${at}`);
  });

  it('is read again after invalidation', async () => {
    const { read, kept } = counting();
    await kept.at(1_000);
    kept.forget();
    await kept.at(1_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not kept where it could not be read', async () => {
    const { read, kept } = counting();
    read.mockRejectedValueOnce(new Error('broken'));
    await expect(kept.at(1_000)).rejects.toThrow('broken');
    expect(await kept.at(1_001)).toBe('read at 1001');
  });
});
