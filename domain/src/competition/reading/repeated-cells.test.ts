import { describe, expect, test } from 'vitest';
import { readResult } from './read-result.ts';
import { type Case, cells, lobby, lobbyOf, readingFaults, table } from './sample-cases.ts';

const check = (each: Case) => expect(readingFaults(each)).toEqual([]);
const both = 'LOUD:1:7 Fluxo:2:6';

describe('ditto marks repeat the cell above', () => {
  test.each(['"', '""""', "''", '〃', '″', '”', '´´', 'ídem', 'Idem', 'ditto'])('written as %s', (mark) => {
    const text = `Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / ${mark}|${mark}|Nobru|3 / 2|Fluxo|Theus|1 / ${mark}|${mark}|Lost|5`;
    check({ id: '', ...table(lobby, text, both) });
  });

  test('in a file with commas', () => {
    const text = 'Puesto,Equipo,Jugador,Kills\n1,LOUD,Bak,4\n"""","""",Nobru,3\n2,Fluxo,Theus,1\n"""","""",Lost,5';
    check({ id: '', ...table(lobby, '', both), text });
  });

  test('below each other', () => {
    const text = 'Puesto|Equipo|Jugador|Kills / 1|LOUD|a|4 / "|"|b|1 / "|"|c|2 / 2|Fluxo|d|6';
    check({ id: '', ...table(lobby, text, both) });
  });
});

describe('cells that span rows', () => {
  const rows = (open: string) =>
    [
      '<tr><th>Puesto</th><th>Equipo</th><th>Jugador</th><th>Kills</th></tr>',
      `<tr><td ${open}>1</td><td ${open}>LOUD</td><td>Bak</td><td>4</td></tr><tr><td>Nobru</td><td>3</td></tr>`,
      `<tr><td ${open}>2</td><td ${open}>Fluxo</td><td>Theus</td><td>1</td></tr><tr><td>Lost</td><td>5</td></tr>`,
    ].join('\n');

  test.each(['rowspan=2', 'rowspan="2"', "class='a' ROWSPAN='2'"])('in HTML with %s', (open) => {
    check({ id: '', ...table(lobby, '', both), text: `<table>${rows(open)}</table>` });
  });

  test('and columns in HTML', () => {
    const text =
      '<table><tr><td></td><td colspan=2>Sala 1</td><td colspan=2>Sala 2</td></tr><tr><th>Equipo</th><th>Puesto</th><th>Kills</th><th>Puesto</th><th>Kills</th></tr><tr><td>LOUD</td><td>1</td><td>7</td><td>2</td><td>0</td></tr><tr><td>Fluxo</td><td>2</td><td>3</td><td>1</td><td>4</td></tr></table>';
    check({ id: '', ...table(lobby, '', 'LOUD:1:7 Fluxo:2:3', 'LOUD:2:0 Fluxo:1:4'), text });
  });

  test.each([
    'Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / Nobru|3 / 2|Fluxo|Theus|1 / Lost|5',
    'Equipo|Puesto|Jugador|Kills / LOUD|1|Bak|4 / Nobru|3 / Fluxo|2|Theus|1 / Lost|5',
    'Equipo|Jugador|Kills|Puesto / LOUD|Bak|4|1 / Nobru|3|1 / Fluxo|Theus|1|2 / Lost|5|2',
    'Puesto|Equipo|Jugador|Kills|Total kills / 1|LOUD|Bak|4|7 / Nobru|3 / 2|Fluxo|Theus|1|6 / Lost|5',
    'Puesto|Equipo|ID|Kills / 1|LOUD|12345678|4 / 23456789|3 / 2|Fluxo|34567890|1 / 45678901|5',
  ])('copied from a page, which leaves them out of the other rows: %s', (text) => {
    check({ id: '', ...table(lobby, text, both) });
  });

  test.each([
    'Equipo|Jugador|Kills|Puesto / LOUD|Bak|4|1 / Fluxo|Theus / INTZ|Kio|2|3',
    'Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / 2|Fluxo / 3|INTZ|Kio|2',
  ])('and rows that end early aren’t confused: %s', (text) => {
    const { rows } = readResult(cells(text), lobbyOf({ id: '', lobby: lobby.split(' '), text }));
    expect(rows.map(({ entryId, kills }) => `${entryId} ${kills}`)).toEqual(['e0 4', 'e1 null', 'e2 2']);
  });
});

test('a line that sums up a team isn’t taken for a player', () => {
  const text = cells('Puesto|Equipo|Jugador|Kills / 1|LOUD|Bak|4 / Suma|4 / 2|Fluxo|Theus|1');
  const { rows, questions } = readResult(text, lobbyOf({ id: '', lobby: ['LOUD', 'Fluxo'], text }));
  expect(rows.map(({ kills }) => kills)).toEqual([4, 1]);
  expect(questions).toMatchObject([{ line: 3 }]);
});

test('lists of kills side by side without places are one match', () => {
  const text = cells('Equipo|Kills||Equipo|Kills / A1|7||C3|3 / B2|2||D4|1');
  const { matches } = readResult(text, lobbyOf({ id: '', lobby: ['A1', 'B2', 'C3', 'D4'], text }));
  expect(matches.map(({ rows }) => rows.map(({ entryId, placement, kills }) => [entryId, placement, kills]))).toEqual([
    [
      ['e0', null, 7],
      ['e1', null, 2],
      ['e2', null, 3],
      ['e3', null, 1],
    ],
  ]);
});
