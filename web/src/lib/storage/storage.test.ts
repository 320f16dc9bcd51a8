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
  ['blocks storage', block],
  ['has none, as within some apps', () => vi.stubGlobal('localStorage', null)],
])('keeps a value for this page, reported as unstored, if the browser %s', (_, take) => {
  take();
  expect(writeStored('local', 'key', { a: 1 })).toBe(false);
  expect([readStored('local', 'key'), storedKeys('local', 'ke')]).toEqual([{ a: 1 }, ['key']]);
  removeStored('local', 'key');
  expect([readStored('local', 'key'), storedKeys('local', '')]).toEqual([null, []]);
});
