import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arena-fingerprint-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'a');
});

afterEach(() => rmSync(folder, { recursive: true }));

const print = (...texts: string[]) => fingerprintOf([folder], texts);

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'src', 'a.ts'), 'b')],
  ['a new file', () => writeFileSync(join(folder, 'src', 'b.ts'), '')],
])('%s changes it', (_, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('a changed setting changes it', () => {
  expect(print('PORT=1')).not.toBe(print('PORT=2'));
});

test('what was installed or built does not', () => {
  const before = print();
  for (const name of ['node_modules', 'dist', 'build']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'x.js'), 'x');
  }
  expect(print()).toBe(before);
});
