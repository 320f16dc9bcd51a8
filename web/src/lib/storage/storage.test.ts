// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

test('returns a written value until it is removed, and null for a damaged one', () => {
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
  ['has no storage', () => vi.stubGlobal('localStorage', null)],
])('keeps a value in memory and reports it as unstored if the browser %s', (_, take) => {
  take();
  expect(writeStored('local', 'key', { a: 1 })).toBe(false);
  expect([readStored('local', 'key'), storedKeys('local', 'ke')]).toEqual([{ a: 1 }, ['key']]);
  removeStored('local', 'key');
  expect([readStored('local', 'key'), storedKeys('local', '')]).toEqual([null, []]);
});
