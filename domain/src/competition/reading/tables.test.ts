import { describe, expect, test } from 'vitest';
import { readResult } from './read-result.ts';
import { type Case, cells, lobby, lobbyOf, readingFaults, table } from './sample-cases.ts';

const check = (each: Case) => expect(readingFaults(each)).toEqual([]);

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
