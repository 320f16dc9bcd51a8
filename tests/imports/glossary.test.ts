import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './modules.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sources = filesIn(ROOT);
const glossary = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8');

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);

/** A file's path or the end of it, or a folder's, as in a row's column 'where'. */
const filesAt = (place: string) =>
  sources.filter((file) => `/${file}`.endsWith(`/${place}`) || `/${file}`.includes(`/${place}/`));

/** Each row that says where its code is: its names, and the files; 'same' are those of the row before. */
function rowsIn(document: string): { names: string; files: string[] }[] {
  let files: string[] = [];
  return document
    .split('\n')
    .map((line) => line.split('|'))
    .filter((cells) => cells.length > 4)
    .map(([, , code = '', where = '']) => {
      files = [...(where.includes('same') ? files : []), ...quoted(where).flatMap(filesAt)];
      return { names: code.trim(), files };
    })
    .filter(({ names }) => quoted(names).length > 0);
}

test('every file that it names exists', () => {
  const named = quoted(glossary).filter((text) => /\.tsx?$/.test(text));
  expect(named.filter((file) => filesAt(file).length === 0)).toEqual([]);
});

test.each(rowsIn(glossary))('$names: where its row says', ({ names, files }) => {
  const words = new Set(files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split(/\W+/)));
  expect(quoted(names).filter((name) => /^\w+$/.test(name) && !words.has(name))).toEqual([]);
});
