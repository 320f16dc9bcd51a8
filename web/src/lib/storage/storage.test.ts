// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was written is read, until it is removed', () => {
  writeStored('local', 'key', { a: [1, 'ñ'] });
  expect(readStored('local', 'key')).toEqual({ a: [1, 'ñ'] });
  removeStored('local', 'key');
  expect(readStored('local', 'key')).toBeNull();
});

test('the two areas are apart', () => {
  writeStored('session', 'key', 1);
  expect(readStored('local', 'key')).toBeNull();
  expect(readStored('session', 'key')).toBe(1);
});

test('a damaged value counts as none', () => {
  localStorage.setItem('key', '{"half":');
  expect(readStored('local', 'key')).toBeNull();
});

test('blocked storage breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeStored('local', 'key', 1)).toBe(false);
  expect(readStored('local', 'key')).toBeNull();
  removeStored('local', 'key');
});
