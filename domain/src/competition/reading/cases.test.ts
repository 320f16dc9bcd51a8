import { describe, expect, test } from 'vitest';
import shared from '../../../../tests/fixtures/readings.json' with { type: 'json' };
import { readResult } from './read-result.ts';
import { type Case, cells, lobby, lobbyOf, readingFaults } from './sample-cases.ts';

const check = (each: Case) => expect(readingFaults(each)).toEqual([]);

const cases = (shared as unknown as (Case & { reads: string })[]).filter(({ reads }) => reads === 'result');

test.each(cases.map((each) => [each.id, each] as const))('reads %s', (_, each) => check(each));

describe('kills with and without a mark', () => {
  const text = '1 KAOS 11 kills\n2 Pumas 8 kills\n3 Lobos 6';
  const entries = lobbyOf({ id: '', lobby: ['KAOS', 'Pumas', 'Lobos'], text });

  test('are asked about, and the answer counts', () => {
    const { rows, questions } = readResult(text, entries);
    expect(rows).toMatchObject([{ kills: 11 }, { kills: 8 }, { placement: 3, kills: null }]);
    expect(questions).toMatchObject([{ line: 3, column: 'kills', options: [{ id: '6', label: '6 bajas' }] }]);
    const answers = { [questions[0]?.id ?? '']: '6' };
    expect(readResult(text, entries, { answers })).toMatchObject({ rows: [{}, {}, { kills: 6 }], questions: [] });
  });
});

describe('numbers without a mark, in a list that marks kills elsewhere', () => {
  const text = '1 KAOS 11 kills\n2 Pumas 8\n3 Lobos 6\n4 Rayo 2';
  const entries = lobbyOf({ id: '', lobby: ['KAOS', 'Pumas', 'Lobos', 'Rayo'], text });
  const read = (answers: Record<string, string>) => readResult(text, entries, { answers });

  test('are asked about once, and the answer holds for all lines', () => {
    const { questions } = read({});
    expect(questions).toMatchObject([
      { code: 'kills_unmarked', line: null, column: 'kills', message: expect.stringContaining('(8, 6, 2)') },
    ]);
    const [question = expect.fail()] = questions;
    expect(question.options.map(({ label }) => label)).toEqual(['Sí a todas', 'Una por una']);
    const answered = read({ [question.id]: 'kills' });
    expect(answered.questions).toEqual([]);
    expect(answered.rows.map(({ kills }) => kills)).toEqual([11, 8, 6, 2]);
  });

  test('are asked about line by line if the admin wants so', () => {
    const [question = expect.fail()] = read({}).questions;
    const each = read({ [question.id]: 'each' });
    expect(each.questions.map(({ line, options }) => `${line} ${options[0]?.label}`)).toEqual([
      '2 8 bajas',
      '3 6 bajas',
      '4 2 bajas',
    ]);
  });
});

test.each(['1️⃣ KAOS 5\n2️⃣ Pumaz 3', '① KAOS 5\n② Pumaz 3', '🥇 KAOS 5\n🥈 Pumaz 3'])(
  'keeps the number before an inexact name in %j',
  (text) => {
    const entries = lobbyOf({ id: '', lobby: ['KAOS', 'Pumas'], text });
    const { questions } = readResult(text, entries);
    expect(questions).toMatchObject([{ id: 'name:Pumaz' }]);
    const { rows } = readResult(text, entries, { answers: { 'name:Pumaz': 'e1' } });
    expect(rows).toMatchObject([{ placement: 1 }, { placement: 2, kills: 3 }]);
  },
);

test('offers choices in words, and keeps an answer for each match with the same columns', () => {
  const text = '1. LOUD 21\n2. Fluxo 18\n3. INTZ 12';
  const entries = lobbyOf({ id: '', lobby: lobby.split(' '), text });
  const [question] = readResult(text, entries).questions;
  expect(question?.options.map(({ label }) => label)).toEqual(['No son bajas', 'Bajas 21, 18, 12…']);
  const answers = { [question?.id ?? '']: question?.options[1]?.id ?? '' };
  const next = readResult('1. INTZ 25\n2. LOUD 14\n3. Fluxo 11', entries, { answers });
  expect(next).toMatchObject({ rows: [{ kills: 25 }, { kills: 14 }, { kills: 11 }], questions: [] });
});

describe('tables by ID', () => {
  test('add up the players of a team', () => {
    const each = { id: '', lobby: ['LOS', 'PUMAS'], players: { LOS: ['22222222', '22222223'], PUMAS: ['33333333'] } };
    check({
      ...each,
      text: 'ID,Puesto,Kills\n22222222,1,7\n22222223,1,2\n33333333,2,3',
      rows: [
        ['LOS', 1, 9],
        ['PUMAS', 2, 3],
      ],
    });
  });

  test('find an ID with zeros before it, in the text or in the entry', () => {
    const each = { id: '', lobby: ['LOS', 'PUMAS'], players: { LOS: ['22222222'], PUMAS: ['0033333333'] } };
    check({
      ...each,
      text: 'ID,Puesto,Kills\n0022222222,1,7\n33333333,2,3',
      rows: [
        ['LOS', 1, 7],
        ['PUMAS', 2, 3],
      ],
    });
  });

  test('prefer the ID to an unknown nickname', () => {
    const each = { id: '', lobby: ['LOS', 'PUMAS'], players: { LOS: ['22222222'], PUMAS: ['33333333'] } };
    check({
      ...each,
      text: 'ID;Nick;Puesto;Kills\n22222222;otro;1;7\n33333333;nuevo;2;3',
      rows: [
        ['LOS', 1, 7],
        ['PUMAS', 2, 3],
      ],
    });
  });

  test('ask about unknown IDs', () => {
    const { questions } = readResult('ID,Puesto,Kills\n22222222,1,7', lobbyOf({ id: '', lobby: ['LOS'], text: '' }));
    expect(questions).toMatchObject([{ code: 'name_unknown', name: '22222222' }]);
  });
});

test.each(['#N/A', '#¡REF!', '#DIV/0!', '#¿NOMBRE?'])('reads %s as an empty cell', (error) => {
  const { rows } = readResult(
    cells(`Puesto|Equipo|Kills / 1|LOUD|${error} / 2|Fluxo|3 / 3|${error}|${error}`),
    lobbyOf({ id: '', lobby: ['LOUD', 'Fluxo'], text: '' }),
  );
  expect(rows.map(({ placement, kills }) => [placement, kills])).toEqual([
    [1, null],
    [2, 3],
  ]);
});

test.each([',', ';', '\t'])('reads names that begin with a quote between %j', (separator) => {
  const text = ['Puesto,Equipo,Kills', '1,"LOS,7', '2,Fluxo,3', '3,"PUMAS,1'].join('\n').replaceAll(',', separator);
  const { rows } = readResult(text, lobbyOf({ id: '', lobby: ['"LOS', 'Fluxo', '"PUMAS'], text }));
  expect(rows.map(({ placement, kills }) => [placement, kills])).toEqual([
    [1, 7],
    [2, 3],
    [3, 1],
  ]);
});
