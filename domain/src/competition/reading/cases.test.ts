import { describe, expect, test } from 'vitest';
import shared from '../../../../tests/fixtures/readings.json' with { type: 'json' };
import type { NamedEntry } from './names.ts';
import { readResult } from './read-result.ts';
import type { ReadMatch, ReadQuestion } from './reading.schema.ts';

type Row = [name: string, place: number | null, kills: number | null];

interface Case {
  id: string;
  lobby: string[];
  text: string;
  rows?: Row[];
  matches?: Row[][];
  players?: Record<string, string[]>;
  answers?: Record<string, string>;
  refuse?: string;
  may?: string;
}

function lobbyOf({ lobby, players = {} }: Case): NamedEntry[] {
  return lobby.map((name, at) => ({
    id: `e${at}`,
    name,
    players: (players[name] ?? []).map((freeFireId) => ({ nickname: '', freeFireId })),
    aliases: [],
  }));
}

/** Lists the values that are neither right nor asked about. */
function faultsOf(match: ReadMatch | undefined, whole: readonly ReadQuestion[], rows: Row[], of: Case): string[] {
  const questions = [...(match?.questions ?? []), ...whole];
  return rows.flatMap(([name, place, kills]) => {
    const entryId = `e${of.lobby.indexOf(name)}`;
    const row = match?.rows.find((each) => each.entryId === entryId);
    const isAsked = (column: string) =>
      questions.some(
        (each) =>
          (each.column === null || each.column === column || each.column === 'name') &&
          (each.line === null || each.line === row?.line || each.entryIds.includes(entryId)),
      );
    const said = `${name} ${row?.placement ?? '?'} ${row?.kills ?? '?'}`;
    const wrong = (value: number | null | undefined, right: number | null, column: string) =>
      value !== right && (value != null || !(of.may === 'ask' && isAsked(column)));
    return wrong(row?.placement, place, 'placement') || wrong(row?.kills, kills, 'kills') ? [said] : [];
  });
}

function check(each: Case) {
  const names = Object.entries(each.answers ?? {});
  const answers = Object.fromEntries(names.map(([name, entry]) => [`name:${name}`, `e${each.lobby.indexOf(entry)}`]));
  const { questions, rows, matches } = readResult(each.text, lobbyOf(each), { answers });
  if (each.refuse !== undefined) {
    expect(questions.map(({ code }) => code)).toEqual([each.refuse]);
    expect(rows).toEqual([]);
    return;
  }
  const expected = each.matches ?? [each.rows ?? []];
  expect(matches).toHaveLength(expected.length);
  const whole = questions.filter(({ code }) => code !== 'several_matches');
  expect(expected.flatMap((match, at) => faultsOf(matches[at], matches.length > 1 ? [] : whole, match, each))).toEqual(
    [],
  );
  if (each.may === undefined) expect(whole).toEqual([]);
}

const cases = (shared as unknown as (Case & { reads: string })[]).filter(({ reads }) => reads === 'result');

test.each(cases.map((each) => [each.id, each] as const))('reads %s', (_, each) => check(each));

/** Writes a table of cells: '|' between cells, '/' between lines. */
const cells = (text: string) =>
  text
    .split(' / ')
    .map((line) =>
      line
        .split('|')
        .map((each) => each.trim())
        .join('\t'),
    )
    .join('\n');

function table(lobby: string, text: string, ...matches: string[]): Omit<Case, 'id'> {
  const rowOf = (row: string): Row => {
    const [name = '', place, kills] = row.split(':');
    const numberOf = (value: string | undefined) => (value === undefined || value === '?' ? null : Number(value));
    return [name, numberOf(place), numberOf(kills)];
  };
  return { lobby: lobby.split(' '), text: cells(text), matches: matches.map((match) => match.split(' ').map(rowOf)) };
}

const lobby = 'LOUD Fluxo INTZ';

describe('merged cells', () => {
  test.each<[string, Omit<Case, 'id'>]>([
    [
      'of team and place in English',
      table(
        lobby,
        'Place|Team|Player|Elims / 1|LOUD|Bak|4 / ||Nobru|3 / 2|Fluxo|Theus|1 / ||Lost|5',
        'LOUD:1:7 Fluxo:2:6',
      ),
    ],
    [
      'of place after the team in Portuguese',
      table(
        lobby,
        'Equipe|Colocação|Jogador|Abates / LOUD|1|Bak|4 / ||Nobru|3 / Fluxo|2|Theus|1 / ||Lost|5',
        'LOUD:1:7 Fluxo:2:6',
      ),
    ],
    [
      'of the place alone',
      table(
        lobby,
        'Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / |LOUD|Nobru|3 / 2|Fluxo|Theus|1',
        'LOUD:1:7 Fluxo:2:1',
      ),
    ],
    [
      'of the match',
      table(
        lobby,
        'Partida|Equipo|Puesto|Kills / 1|LOUD|1|7 / |Fluxo|2|3 / 2|Fluxo|1|4 / |LOUD|2|0',
        'LOUD:1:7 Fluxo:2:3',
        'Fluxo:1:4 LOUD:2:0',
      ),
    ],
    [
      'of the team over its matches',
      table(
        lobby,
        'Equipo|Sala|Puesto|Kills / LOUD|1|1|7 / |2|2|0 / Fluxo|1|2|3 / |2|1|4',
        'LOUD:1:7 Fluxo:2:3',
        'LOUD:2:0 Fluxo:1:4',
      ),
    ],
    [
      'of match, team and place',
      table(
        lobby,
        'Sala|Puesto|Equipo|Jugador|Kills / 1|1|LOUD|a|4 / |||b|3 / |2|Fluxo|c|1 / |||d|0 / 2|1|Fluxo|c|2 / |||d|2 / |2|LOUD|a|0 / |||b|1',
        'LOUD:1:7 Fluxo:2:1',
        'Fluxo:1:4 LOUD:2:1',
      ),
    ],
    [
      'with nicknames in a column of names',
      table(
        lobby,
        'Puesto|Equipo|Nick|Kills / 1|LOUD|Bak|4 / ||Nobru|3 / 2|Fluxo|Theus|1 / ||Lost|5',
        'LOUD:1:7 Fluxo:2:6',
      ),
    ],
    ['without headings', table(lobby, '1|LOUD|Bak|4 / ||Nobru|3 / 2|Fluxo|Theus|1 / ||Lost|5', 'LOUD:1:7 Fluxo:2:6')],
    [
      'with the team’s total beside',
      table(
        lobby,
        'Puesto|Equipo|Jugador|Kills|Total kills / 1|LOUD|Bak|4|7 / ||Nobru|3| / 2|Fluxo|Theus|1|6 / ||Lost|5|',
        'LOUD:1:7 Fluxo:2:6',
      ),
    ],
  ])('%s', (_, each) => check({ id: '', ...each }));

  test('are not filled over another place', () => {
    const { rows, questions } = readResult(
      cells('Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / 2||Theus|3'),
      lobbyOf({ id: '', lobby: ['LOUD'], text: '' }),
    );
    expect(rows).toMatchObject([{ placement: 1, kills: 4 }]);
    expect(questions).toMatchObject([{ line: 3 }]);
  });

  test('of two teams of one name stay two teams', () => {
    const text = cells(
      'Puesto|Equipo|Jugador|ID|Kills / 1|LOS|a|11111111|4 / 1|LOS|b|11111112|3 / 2|LOS|c|22222221|1 / 2|LOS|d|22222222|0',
    );
    const both = [
      { id: 'a', name: 'LOS', players: [{ nickname: 'a', freeFireId: '11111111' }], aliases: [] },
      { id: 'b', name: 'LOS', players: [{ nickname: 'c', freeFireId: '22222221' }], aliases: [] },
    ];
    expect(readResult(text, both)).toMatchObject({
      rows: [
        { entryId: 'a', placement: 1, kills: 7 },
        { entryId: 'b', placement: 2, kills: 1 },
      ],
      questions: [],
    });
  });
});

describe('tables side by side', () => {
  test.each<[string, Omit<Case, 'id'>]>([
    [
      'the result before the general table',
      table(
        lobby,
        'Puesto|Equipo|Kills||Pos|Equipo|Puntos / 1|LOUD|7||1|Fluxo|50 / 2|INTZ|3||2|INTZ|41 / 3|Fluxo|2||3|LOUD|40',
        'LOUD:1:7 INTZ:2:3 Fluxo:3:2',
      ),
    ],
    [
      'kills before places',
      table(
        lobby,
        'Equipo|Kills||Puesto|Equipo / Fluxo|5||1|LOUD / LOUD|4||2|INTZ / INTZ|1||3|Fluxo',
        'LOUD:1:4 INTZ:2:1 Fluxo:3:5',
      ),
    ],
    [
      'two matches with titles',
      table(
        lobby,
        'Sala 1||||Sala 2|| / Puesto|Equipo|Kills||Puesto|Equipo|Kills / 1|LOUD|7||1|Fluxo|2 / 2|Fluxo|3||2|LOUD|0',
        'LOUD:1:7 Fluxo:2:3',
        'Fluxo:1:2 LOUD:2:0',
      ),
    ],
    [
      'two matches without a column between',
      table(
        lobby,
        'Place|Team|Kills|Place|Team|Kills / 1|LOUD|7|1|Fluxo|2 / 2|Fluxo|3|2|LOUD|0',
        'LOUD:1:7 Fluxo:2:3',
        'Fluxo:1:2 LOUD:2:0',
      ),
    ],
    [
      'two halves of one table',
      table(
        'A1 B2 C3 D4',
        'Puesto|Equipo|Kills||Puesto|Equipo|Kills / 1|A1|7||3|C3|2 / 2|B2|3||4|D4|0',
        'A1:1:7 B2:2:3 C3:3:2 D4:4:0',
      ),
    ],
    [
      'a ranking of players beside',
      table(lobby, 'Puesto|Equipo|Kills||Jugador|Kills / 1|LOUD|7||Bak|5 / 2|Fluxo|3||Theus|3', 'LOUD:1:7 Fluxo:2:3'),
    ],
  ])('%s', (_, each) => check({ id: '', ...each }));

  test('ask for the places of a table with points beside kills', () => {
    const text = cells('Pos|Equipo|Puntos||Equipo|Bajas / 1|LOUD|50||Fluxo|5 / 2|INTZ|41||LOUD|4 / 3|Fluxo|40||INTZ|1');
    const { rows, questions } = readResult(text, lobbyOf({ id: '', lobby: lobby.split(' '), text }));
    expect(rows.map(({ placement, kills }) => [placement, kills])).toEqual([
      [null, 4],
      [null, 1],
      [null, 5],
    ]);
    expect(questions).toMatchObject([{ code: 'columns', column: 'placement' }]);
  });
});

describe('columns for each match', () => {
  const both = ['LOUD:1:7 Fluxo:2:3', 'LOUD:2:4 Fluxo:1:1'];
  test.each<[string, Omit<Case, 'id'>]>([
    [
      'numbered headings',
      table(lobby, 'Equipo|Puesto S1|Kills S1|Puesto S2|Kills S2 / LOUD|1|7|2|4 / Fluxo|2|3|1|1', ...both),
    ],
    [
      'numbers in words',
      table(
        lobby,
        'Team|Match 1 place|Match 1 kills|Match 2 place|Match 2 kills / LOUD|1|7|2|4 / Fluxo|2|3|1|1',
        ...both,
      ),
    ],
    ['joined numbers', table(lobby, 'Equipo|Pos1|Kills1|Pos2|Kills2 / LOUD|1|7|2|4 / Fluxo|2|3|1|1', ...both)],
    [
      'places, then kills',
      table(lobby, 'Equipo|Puesto 1|Puesto 2|Bajas 1|Bajas 2 / LOUD|1|2|7|4 / Fluxo|2|1|3|1', ...both),
    ],
    [
      'places, then kills, with two rows of headings',
      table(lobby, '|Colocação||Abates| / Equipe|Q1|Q2|Q1|Q2 / LOUD|1|2|7|4 / Fluxo|2|1|3|1', ...both),
    ],
    [
      'points and totals',
      table(
        lobby,
        '|Sala 1|||Sala 2|||Total| / Equipo|Puesto|Kills|Pts|Puesto|Kills|Pts|Kills|Puntos / LOUD|1|7|19|2|4|13|11|32 / Fluxo|2|3|12|1|1|13|4|25',
        ...both,
      ),
    ],
    [
      'totals in one row of headings',
      table(
        lobby,
        'Equipo|Puesto S1|Kills S1|Puesto S2|Kills S2|Total kills|Total / LOUD|1|7|2|4|11|32 / Fluxo|2|3|1|1|4|25',
        ...both,
      ),
    ],
    [
      'a general place first',
      table(
        lobby,
        'Pos|Equipo|Puesto S1|Kills S1|Puesto S2|Kills S2|Total / 1|LOUD|1|7|2|4|32 / 2|Fluxo|2|3|1|1|25',
        ...both,
      ),
    ],
    [
      'maps above',
      table(lobby, '|Bermuda||Purgatorio| / Equipo|Puesto|Kills|Puesto|Kills / LOUD|1|7|2|4 / Fluxo|2|3|1|1', ...both),
    ],
    ['no titles', table(lobby, 'Equipo|Puesto|Kills|Puesto|Kills / LOUD|1|7|2|4 / Fluxo|2|3|1|1', ...both)],
    [
      'an empty pair',
      table(
        lobby,
        '|Sala 1||Sala 2| / Equipo|Puesto|Kills|Puesto|Kills / LOUD|1|7|| / Fluxo|2|3|1|1',
        'LOUD:1:7 Fluxo:2:3',
        'Fluxo:1:1',
      ),
    ],
    [
      'kills alone',
      table(
        lobby,
        'Equipo|Kills S1|Kills S2 / LOUD|7|4 / Fluxo|3|1 / INTZ|2|9',
        'LOUD:?:7 Fluxo:?:3 INTZ:?:2',
        'LOUD:?:4 Fluxo:?:1 INTZ:?:9',
      ),
    ],
  ])('%s', (_, each) => check({ id: '', ...each }));

  test.each([
    'Pos|Equipo|Sala 1|Sala 2|Total / 1|LOUD|19|8|27 / 2|Fluxo|10|9|19',
    'Rank|Team|R1|R2|R3|Total / 1|LOUD|19|8|1|28 / 2|Fluxo|10|9|2|21',
    '#|Equipe|Queda 1|Queda 2|Pontos / 1|LOUD|19|8|27 / 2|Fluxo|10|9|19',
    'Pos|Equipo|Bermuda|Purgatorio|Total / 1|LOUD|19|8|27 / 2|Fluxo|10|9|19',
  ])('refuse the general table %s', (text) => check({ ...table(lobby, text), id: '', refuse: 'sum_of_matches' }));
});

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
