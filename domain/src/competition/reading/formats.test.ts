import { describe, expect, test } from 'vitest';
import type { NamedEntry } from './names.ts';
import { type ReadOptions, readResult } from './read-result.ts';

function teams(...names: string[]): NamedEntry[] {
  return names.map((name) => ({ id: name, name, players: [], aliases: [] }));
}

/** A team with players, each 'nickname:ID'. */
function team(name: string, ...players: string[]): NamedEntry {
  const list = players.map((player) => {
    const [nickname = '', freeFireId = null] = player.split(':');
    return { nickname, freeFireId };
  });
  return { id: name, name, players: list, aliases: [] };
}

function read(text: string, lobby: readonly NamedEntry[], options: ReadOptions = {}) {
  const { rows, questions, matches } = readResult(text, lobby, options);
  const say = (all: typeof rows) =>
    all.map(({ entryId, played, placement, kills }) =>
      played ? `${placement ?? '?'} ${entryId} ${kills ?? '?'}` : `- ${entryId}`,
    );
  return {
    rows: say(rows),
    questions: questions.map(({ code, line, column }) => [code, line ?? 'all', column ?? 'row'].join(' ')),
    matches: matches.map((match) => `${match.title}: ${say(match.rows).join(', ')}`),
  };
}

const lobos = teams('LOBOS', 'HALCONES', 'TIGRES', 'RAYO');

test('organiser tool, teams, CSV: splits matches by their ID', () => {
  const text = [
    '\uFEFF"Match ID","Match Rank","Team ID","Team Name","Survival Score","Kill","Total Score","BOOYAH!","Damage"',
    '"20300000000000000001","1","-","LOBOS","12","4","16","1","4011"',
    '"20300000000000000001","2","-","RAYO","9","0","9","0","1310"',
    '"20300000000000000002","1","-","RAYO","12","2","14","1","1310"',
    '"20300000000000000002","2","-","LOBOS","9","3","12","0","4011"',
  ].join('\n');
  expect(read(text, lobos)).toMatchObject({
    rows: [],
    questions: ['several_matches all row'],
    matches: [expect.stringContaining('1 LOBOS 4, 2 RAYO 0'), expect.stringContaining('1 RAYO 2, 2 LOBOS 3')],
  });
  const chosen = read(text, lobos, { answers: { several_matches: '1' } });
  expect(chosen).toMatchObject({ rows: ['1 RAYO 2', '2 LOBOS 3'], questions: [] });
});

test('organiser tool, players, CSV: sums kills by team and asks whether the rank is the place', () => {
  const text = [
    '"Team ID","Match Rank","Team Name","Player ID","Player Name","Kill","Damage"',
    '"7","1","TG LOBOS","9500000002","ㅤʀᴀʏᴏㅤuno","3","900"',
    '"7","1","TG LOBOS","9500000003","dos","4","800"',
    '"9","2","Otra","9500000009","tres","5","700"',
  ].join('\n');
  const lobby = [team('LOBOS', 'uno:9500000002', 'dos:9500000003'), team('HALCONES', 'tres:9500000009', 'x:1')];
  expect(read(text, lobby)).toEqual({
    rows: ['? LOBOS 7', '? HALCONES 5'],
    questions: ['columns all placement'],
    matches: [expect.any(String)],
  });
  const players = [{ freeFireId: '9500000002', kills: 3 }, expect.objectContaining({ nickname: 'dos', kills: 4 })];
  expect(readResult(text, lobby).rows[0]).toMatchObject({ match: 'id', players });
});

describe('game log, teams', () => {
  const text = [
    'TeamName: Alfa  Rank: 1  KillScore: 7  RankScore: 12  TotalScore: 19',
    'NAME: a1  ID: 90001  KILL: 5',
    'NAME: a2  ID: 0  KILL: 1',
    'TeamName: Sin conocer  Rank: 2  KillScore: 1  RankScore: 9  TotalScore: 10',
    'NAME: b1  ID: 0  KILL: 1',
    'NAME: b2  ID: 90004  KILL: 0',
  ].join('\n');

  test('takes the team’s kills, not the sum of its players', () => {
    expect(read(text, teams('Alfa', 'Beta'))).toMatchObject({ rows: ['1 Alfa 7'], questions: ['name_unknown 4 name'] });
  });

  test('finds a team by its players when the name differs', () => {
    const lobby = [team('Alfa', 'x:1', 'y:2'), team('Beta', 'B1:3', 'b2:4')];
    expect(read(text, lobby)).toMatchObject({ rows: ['1 Alfa 7', '2 Beta 1'], questions: [] });
  });

  test('asks when an ID and a name contradict each other', () => {
    const lobby = [team('Alfa', 'x:1', 'y:2'), team('Beta', 'q:90001', 'w:3')];
    expect(read(text, lobby).questions[0]).toBe('name_ambiguous 1 name');
  });
});

test('game log, solo: reads empty team names and bare ranks', () => {
  const text =
    'TeamName: Rank: 1 KillScore: 6 RankScore: 12 TotalScore: 18\r\nNAME: solo1 ID: 490000001 KILL: 6\r\n\r\nRank: 2\r\nNAME: SoloDos ID: 222222 KILL: 3';
  const lobby = [
    { id: 's1', name: '', players: [{ nickname: 'otro apodo', freeFireId: '490000001' }], aliases: [] },
    { id: 's2', name: '', players: [{ nickname: 'solodos', freeFireId: null }], aliases: [] },
  ];
  expect(read(text, lobby)).toMatchObject({ rows: ['1 s1 6', '2 s2 3'], questions: [] });
});

test('league CSV: reads the placement, not the season rank', () => {
  const text =
    'Team,Rank,Game,Placement,Kills,Points\nLOBOS,4,1,1,12,24\nRAYO,1,1,3,2,10\nRAYO,1,2,1,5,17\nLOBOS,4,2,2,0,9';
  expect(read(text, lobos).matches).toEqual(['1: 1 LOBOS 12, 3 RAYO 2', '2: 1 RAYO 5, 2 LOBOS 0']);
});

test.each<[string, string[]]>([
  ['Primer lugar: LOBOS\nSegundo lugar: RAYO', ['1 LOBOS ?', '2 RAYO ?']],
  ['1 LOBOS 4\n- RAYO NO SHOW', ['1 LOBOS 4', '- RAYO']],
])('WhatsApp: %j', (text, rows) => {
  expect(read(text, lobos)).toMatchObject({ rows, questions: [] });
});
