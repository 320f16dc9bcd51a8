import { describe, expect, test } from 'vitest';
import type { NamedEntry } from './names.ts';
import { readResult } from './read-result.ts';

const lobby: NamedEntry[] = ['LOUD', 'Fluxo', 'INTZ', 'KAOS'].map((name) => ({
  id: name,
  name,
  players: [],
  aliases: [],
}));

const cellsOf = (text: string) => text.replaceAll(' / ', '\n').replaceAll('|', '\t');

/** Reads a text, or cells: '|' between cells, ' / ' between lines. Each match is 'team:place:kills team:place:kills'. */
function read(text: string, entries = lobby) {
  const { matches, questions } = readResult(cellsOf(text), entries);
  return {
    matches: matches.map(({ rows }) =>
      rows.map(({ entryId, placement, kills }) => [entryId, placement ?? '?', kills ?? '?'].join(':')).join(' '),
    ),
    questions: questions
      .filter(({ code }) => code !== 'several_matches')
      .map(({ code, column }) => `${code} ${column}`),
  };
}

const both = { matches: ['LOUD:1:7 Fluxo:2:3', 'LOUD:2:4 Fluxo:1:1'], questions: [] };

describe('columns for each match are read', () => {
  const names = ['1.ª Queda|2.ª Queda', 'Primera partida|Segunda partida', 'Sala uno|Sala dos', 'Sala A|Sala B'];
  const more = ['Ronda I|Ronda II', 'Jornada 1|Jornada 2', 'Bermuda 1|Bermuda 2', 'Sala 1 (Bermuda)|Sala 2 (Bermuda)'];
  test.each([...names, ...more, 'Scrim #1|Scrim #2'])('with the names %s', (pair) => {
    const [one = '', two = ''] = pair.split('|');
    const rows = 'LOUD|1|7|2|4 / Fluxo|2|3|1|1';
    expect(read(`Equipo|Puesto ${one}|Kills ${one}|Puesto ${two}|Kills ${two} / ${rows}`)).toEqual(both);
    expect(read(`|${one}||${two}| / Equipo|Puesto|Kills|Puesto|Kills / ${rows}`)).toEqual(both);
    expect(read(`Equipo|${one}||${two}| / |Puesto|Kills|Puesto|Kills / ${rows}`)).toEqual(both);
  });

  test.each([
    '|Sala 1||Sala 2||| / Equipo|Puesto|Kills|Puesto|Kills|Kills|Puntos / LOUD|1|7|2|4|11|30 / Fluxo|2|3|1|1|4|25',
    '|Sala 1||Sala 2| / Equipo|#|💀|#|💀 / LOUD|1|7|2|4 / Fluxo|2|3|1|1',
    '#|Equipo|Sala 1||Sala 2||Total / ||Puesto|Kills|Puesto|Kills| / 1|LOUD|1|7|2|4|30 / 2|Fluxo|2|3|1|1|25',
    '||Sala 1||Sala 2| / Equipo|Jugador|Puesto|Kills|Puesto|Kills / LOUD|a|1|4|2|4 / |b||3||0 / Fluxo|c|2|3|1|1',
  ])('in %s', (text) => expect(read(text)).toEqual(both));

  test('with a row for each player', () => {
    const matches = ['LOUD:?:7 Fluxo:?:3', 'LOUD:?:4 Fluxo:?:1'];
    const rows = 'LOUD|a|4|4 / |b|3|0 / Fluxo|c|3|1';
    expect(read(`Equipo|Jugador|Kills S1|Kills S2 / ${rows}`)).toEqual({ matches, questions: [] });
    expect(read(`Equipo|Jugador|K1|K2 / ${rows}`)).toEqual({ matches, questions: [] });
  });

  test.each([
    '|Bermuda||Bermuda| / Equipo|Puesto|Kills|Puesto|Kills / LOUD|1|7|2|4 / Fluxo|2|3|1|1',
    '||Sala 1||Sala 2 / Equipo|Puesto|Kills|Puesto|Kills / LOUD|1|7|2|4 / Fluxo|2|3|1|1',
  ])('only with an answer for places and kills together: %s', (text) => {
    const cells = cellsOf(text);
    const { rows, questions } = readResult(cells, lobby);
    expect(rows).toMatchObject([
      { placement: null, kills: null },
      { placement: null, kills: null },
    ]);
    const answers = { [questions[0]?.id ?? '']: questions[0]?.options.at(-1)?.id ?? '' };
    const answered = readResult(cells, lobby, { answers }).rows;
    expect(answered.map(({ placement, kills }) => [placement, kills])).toEqual([
      [2, 4],
      [1, 1],
    ]);
  });
});

describe('a table is read', () => {
  const match = { matches: ['LOUD:1:7 Fluxo:2:3'], questions: [] };
  test.each([
    ['with merged teams and the place on the right', 'LOUD|a|4|1 / |b|3| / Fluxo|c|1|2 / |d|2|'],
    ['with merged teams and the place after them', 'LOUD|1|a|4 / ||b|3 / Fluxo|2|c|1 / ||d|2'],
    ['with places such as 1.º', '1º|LOUD|a|4 / ||b|3 / 2º|Fluxo|c|1 / ||d|2'],
    [
      'with a row of the team above its players',
      'Puesto|Equipo|Jugador|Kills / 1|LOUD||7 / ||a|4 / ||b|3 / 2|Fluxo||3 / ||c|1 / ||d|2',
    ],
    [
      'beside a general table, with a row for each player',
      'Pos|Equipo|Puntos||Puesto|Equipo|Jugador|Kills / 1|Fluxo|50||1|LOUD|a|4 / 2|LOUD|40||||b|3 / ||||2|Fluxo|c|3',
    ],
    ['beside the kills without a gap', 'Equipo|Kills|Puesto|Equipo / Fluxo|3|1|LOUD / LOUD|7|2|Fluxo'],
  ])('%s', (_, text) => expect(read(text)).toEqual(match));

  test('in two halves without headings', () => {
    const matches = ['LOUD:1:7 Fluxo:2:3 INTZ:3:5 KAOS:4:0'];
    expect(read('1|LOUD|7||3|INTZ|5 / 2|Fluxo|3||4|KAOS|0')).toEqual({ matches, questions: [] });
    expect(read('1|LOUD|7|3|INTZ|5 / 2|Fluxo|3|4|KAOS|0')).toEqual({ matches, questions: [] });
  });

  test('beside the points for places', () => {
    const text = 'Puesto|Equipo|Kills||Puesto|Puntos / 1|LOUD|7||1|12 / 2|Fluxo|3||2|9 / 3|INTZ|2||3|8';
    expect(read(text)).toEqual({ matches: ['LOUD:1:7 Fluxo:2:3 INTZ:3:2'], questions: [] });
  });

  test('as two matches beside each other without headings', () => {
    const matches = ['LOUD:1:7 Fluxo:2:3', 'Fluxo:1:4 LOUD:2:0'];
    expect(read('1|LOUD|7||1|Fluxo|4 / 2|Fluxo|3||2|LOUD|0')).toEqual({ matches, questions: [] });
  });

  test('as matches by their map', () => {
    const text = 'Mapa|Puesto|Equipo|Kills / Bermuda|1|LOUD|7 / |2|Fluxo|3 / Kalahari|1|Fluxo|4 / |2|LOUD|0';
    expect(read(text)).toEqual({ matches: ['LOUD:1:7 Fluxo:2:3', 'Fluxo:1:4 LOUD:2:0'], questions: [] });
  });

  test('by IDs with merged places', () => {
    const entries = ['LOUD', 'Fluxo'].map((name, at) => ({
      id: name,
      name,
      players: [1, 2].map((player) => ({ nickname: '', freeFireId: `${at + 1}000000${player}` })),
      aliases: [],
    }));
    const text = 'Puesto|ID|Kills / 1|10000001|4 / |10000002|3 / 2|20000001|1 / |20000002|2';
    expect(read(text, entries)).toEqual(match);
  });
});

test('the places of a general table without headings are asked about', () => {
  expect(read('1|LOUD|19|13|12|44 / 2|Fluxo|12|13|18|43')).toEqual({
    matches: ['LOUD:?:? Fluxo:?:?'],
    questions: ['columns placement', 'columns kills'],
  });
});

describe('a line with an unknown team is asked about', () => {
  test.each(['Zorros FF', 'Zorros Group', 'Time Zorros', 'Zorros Score'])('called %s', (name) => {
    for (const line of [`3. ${name} - 6 kills`, `3. ${name} 6`]) {
      const { questions } = readResult(`1. LOUD - 9 kills\n2. Fluxo - 7 kills\n${line}`, lobby);
      expect(questions).toMatchObject([{ code: 'name_unknown', line: 3 }]);
    }
  });

  test('and a missing place among places in words', () => {
    const { matches, questions } = read('🏆 LOUD - 5 kills\n2do Fluxo - 3 kills\n3ro INTZ - 0 kills');
    expect(matches).toEqual(['LOUD:?:5 Fluxo:2:3 INTZ:3:0']);
    expect(questions).toEqual(['place_missing placement']);
  });
});
