import { expect, test } from 'vitest';
import * as limits from '../../limits/limits.ts';
import { readResult } from './read-result.ts';

const lobby = ['LOUD', 'Los Pumas'].map((name, at) => ({ id: `e${at}`, name, players: [], aliases: [] }));

test('says so if a text has more lines than are read', () => {
  const { readLines } = limits.competition;
  const { rows, questions } = readResult(`1 LOUD 5\n${'Gracias\n'.repeat(readLines)}2 Los Pumas 3`, lobby);
  expect(rows).toHaveLength(1);
  expect(questions.map(({ code }) => code)).toEqual(['text_too_long']);
});

test('reads a table up to the number of words that is read, and says so', () => {
  const { readWords } = limits.competition;
  const row = `1\tLOUD\t5${'\t7'.repeat(17)}\n`;
  const { rows, questions } = readResult(`${row.repeat(readWords / 20)}2\tLos Pumas\t3`, lobby);
  expect(rows.map(({ entryId }) => entryId)).toEqual(['e0']);
  expect(questions).toContainEqual(
    expect.objectContaining({ code: 'text_too_long', message: expect.stringContaining(`línea ${readWords / 20}`) }),
  );
});

test('reads deeply nested JSON and very many lines without failing', () => {
  for (const piece of ['[', '{"a":', '\n', 'a\n', '\fa\n', '1 Zorros 3\n']) {
    expect(() => readResult(piece.repeat(limits.competition.readCharacters / piece.length), lobby)).not.toThrow();
  }
  const depth = 20_000;
  expect(readResult(`${'['.repeat(depth)}${']'.repeat(depth)}`, lobby).rows).toEqual([]);
});
