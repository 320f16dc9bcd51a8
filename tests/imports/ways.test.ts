import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** Who reads a longer way loses it. */
const MOST_FILES = 14;

/** The tables of `docs/architecture.md` that follow something from a tap on, with the files they lead through. */
function waysIn(document: string): { from: string; files: string[] }[] {
  return document
    .split('\n\n')
    .filter((block) => block.startsWith('| from the tap on '))
    .map((table) => {
      const [head = '', , ...rows] = table.split('\n');
      return { from: head, files: rows.flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? []) };
    });
}

const ways = waysIn(readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8'));

test('a registration and an approval are followed from their taps on', () => {
  expect(ways).toHaveLength(2);
});

test.each(ways)('the way $from leads through files that exist, and few of them', ({ files }) => {
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
