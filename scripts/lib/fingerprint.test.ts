import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'a.ts'), text);
}

test('a fingerprint changes with files and settings, not with what was installed or built', () => {
  const print = (setting = '') => fingerprintOf([folder], [setting]);
  write('src', 'a');
  const first = print();
  write('src', 'b');
  const changed = print();
  write('src/more', '');
  const grown = print();
  expect(new Set([first, changed, grown, print('PORT=1'), print('PORT=2')]).size).toBe(5);
  for (const name of ['node_modules', 'dist', 'build']) write(name, 'x');
  expect(print()).toBe(grown);
});
