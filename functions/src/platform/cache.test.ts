import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheOne, createCache } from './cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // lru-cache takes a start at 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

it('reads a key once, and again after a failure, expiry or eviction', async () => {
  const read = vi.fn(async (key: string) => `read ${key}`);
  const { get } = createCache(read, { max: 2, ttl: 5_000 });
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

it('answers a read that was cleared meanwhile, and reads anew for later calls', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = vi.fn(async () => 'new').mockReturnValueOnce(promise);
  const { get, clear } = createCache(read, { max: 2 });
  const early = get('a');
  clear();
  expect(await get('a')).toBe('new');
  resolve('old');
  expect([await early, await get('a')]).toEqual(['old', 'new']);
});

it('keeps values by the identity of an object, for as long as there is room', () => {
  const read = vi.fn(({ name }: { name: string }, greeting: string) => `${greeting}, ${name}`);
  const { get } = createCache(read, { max: 1 });
  const [one, other] = [{ name: 'Ana' }, { name: 'Ana' }];
  expect([get(one, 'Hola'), get(one, 'Adiós'), get(other, 'Adiós')]).toEqual(['Hola, Ana', 'Hola, Ana', 'Adiós, Ana']);
  get(one, 'Hola');
  expect(read).toHaveBeenCalledTimes(3);
});

it('keeps the one value of a function without arguments', async () => {
  const read = vi.fn(async () => 'read');
  const get = cacheOne(read, 5_000);
  expect([await get(), await get()]).toEqual(['read', 'read']);
  vi.advanceTimersByTime(5_001);
  await get();
  expect(read).toHaveBeenCalledTimes(2);
});
