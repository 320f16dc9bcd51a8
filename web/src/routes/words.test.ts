import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The words that the glossary has another one for. */
const unsaid = /## Words that no screen says[\s\S]+$/
  .exec(textOf('docs/glossary.md'))?.[0]
  .split('\n')
  .flatMap((line) => /^\| (?!not \||---)([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? []);

const read = [
  ...globSync('{web,domain,functions}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !path.includes('.test.')),
  'docs/organisers.md',
];

it('calls one thing by one word, wherever people read of it', () => {
  const word = new RegExp(`(?<!\\p{L})(?:${unsaid?.join('|')})s?(?!\\p{L})`, 'iu');
  const found = read.flatMap((path) => {
    const [odd] = word.exec(textOf(path)) ?? [];
    return odd ? [`${path}: ${odd}`] : [];
  });
  expect(unsaid).toContain('reglamento');
  expect(found).toEqual([]);
});
