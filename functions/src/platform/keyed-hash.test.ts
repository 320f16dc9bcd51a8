import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const hash = keyedHash('k'.repeat(32));

test('returns the same hash again, and another one for each text, purpose and key', () => {
  const names = [
    hash('audit', '12345678'),
    hash('audit', '12345679'),
    hash('rate', '12345678'),
    hash('rate', ''),
    keyedHash('l'.repeat(32))('audit', '12345678'),
  ];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(hash('audit', '12345678')).toBe(names[0]);
});
