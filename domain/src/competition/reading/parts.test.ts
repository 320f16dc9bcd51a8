import { expect, test } from 'vitest';
import { textUpTo } from '../../text/text.ts';
import { matchNumberOf } from './matches.ts';
import { joinParts, keptText } from './parts.ts';
import { readResult } from './read-result.ts';

const lobby = ['LOBOS', 'RAYO'].map((name) => ({ id: name, name, players: [], aliases: [] }));
const rowsOf = (text: string, answers = {}) =>
  readResult(text, lobby, { answers }).rows.map(
    ({ placement, entryId, kills, line }) => `${line}: ${placement} ${entryId} ${kills}`,
  );

test('joins several files into one storable text', () => {
  const text = joinParts([
    { title: 'sala 1.csv', text: 'a' },
    { title: 'sala 2.csv', text: 'b' },
  ]);
  expect(keptText(text)).toBe('\nsala 1.csv\na\n\nsala 2.csv\nb');
  expect(textUpTo(100).safeParse(keptText(text)).success).toBe(true);
});

test('reads each file as its own match, in its own format', () => {
  const text = joinParts([
    { title: 'sala 1.csv', text: 'Equipo;Puesto;Kills\nLOBOS;2;4\nRAYO;1;3' },
    { title: 'sala 2.json', text: '[{"team":"RAYO","place":2,"kills":1},{"team":"LOBOS","place":1,"kills":0}]' },
    { title: 'Total', text: 'TEAM;MATCHES;ELIMS;POSITION\nLOBOS;2;4;1\nRAYO;2;4;2' },
  ]);
  const { questions, matches } = readResult(text, lobby);
  expect(questions).toMatchObject([
    { code: 'several_matches', options: [{ label: 'Partida 1: sala 1.csv' }, { label: 'Partida 2: sala 2.json' }] },
  ]);
  expect(matches).toHaveLength(2);
  expect(rowsOf(text, { several_matches: '0' })).toEqual(['3: 2 LOBOS 4', '4: 1 RAYO 3']);
  expect(rowsOf(text, { several_matches: '1' })).toEqual(['6: 2 RAYO 1', '6: 1 LOBOS 0']);
});

test('refuses sheets that contain only totals', () => {
  const text = joinParts([
    { title: 'Portada', text: 'Torneo' },
    { title: 'Total', text: 'TEAM;MATCHES;ELIMS;POSITION\nLOBOS;2;4;1\nRAYO;2;4;2' },
  ]);
  expect(readResult(text, lobby).questions).toMatchObject([{ code: 'sum_of_matches' }]);
});

test.each([
  ['Sala 1', 1],
  ['sala_02.csv', 2],
  ['Partida #3 - Bermuda', 3],
  ['4 · Kalahari', 4],
  ['S5', 5],
  ['Queda nº 6', 6],
  ['Bermuda', null],
  ['Final 12/10/26', null],
  ['20300000000000000001', null],
])('finds the number of the match in the title %s', (title, number) => {
  expect(matchNumberOf(title)).toBe(number);
});

test('keeps a sheet whose names are all unknown as a match, with its questions', () => {
  const entries = ['LOUD', 'Fluxo'].map((name) => ({ id: name, name, players: [], aliases: [] }));
  const sheet = (title: string, first: string, second: string) => ({
    title,
    text: `Puesto\tEquipo\tKills\n1\t${first}\t5\n2\t${second}\t2`,
  });
  const known = sheet('Kalahari', 'Fluxo', 'LOUD');
  const unknown = sheet('Bermuda', 'Zorros', 'Búhos');
  const { matches, questions } = readResult(joinParts([unknown, known]), entries);
  expect(matches.map(({ title, rows, questions: asked }) => [title, rows.length, asked.length])).toEqual([
    ['Bermuda', 0, 2],
    ['Kalahari', 2, 0],
  ]);
  expect(questions.map(({ code }) => code)).toEqual(['several_matches']);
});
