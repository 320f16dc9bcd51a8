// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

test('returns a written value of its area until it is removed, and none that is damaged', () => {
  writeStored('local', 'key', { a: [1, 'ñ'] });
  expect([readStored('local', 'key'), readStored('session', 'key')]).toEqual([{ a: [1, 'ñ'] }, null]);
  removeStored('local', 'key');
  expect(readStored('local', 'key')).toBeNull();
  localStorage.setItem('key', '{"half":');
  expect(readStored('local', 'key')).toBeNull();
});

function block(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

test.each([
  { what: 'blocks storage', take: block },
  { what: 'has none, as within some apps', take: () => vi.stubGlobal('localStorage', null) },
])('keeps a value for this page, reported as unstored, if the browser $what', ({ take }) => {
  take();
  expect(writeStored('local', 'key', { a: 1 })).toBe(false);
  expect(readStored('local', 'key')).toEqual({ a: 1 });
  expect(storedKeys('local', 'ke')).toEqual(['key']);
  removeStored('local', 'key');
  expect(readStored('local', 'key')).toBeNull();
  expect(storedKeys('local', '')).toEqual([]);
});
