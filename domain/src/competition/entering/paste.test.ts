import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoringTemplates } from '../plan/scoring-templates.ts';
import { sampleRows } from '../samples.ts';
import { answeredRow, parsePaste, rememberedAliases, resultOfPaste } from './paste.ts';
import { bareName, editDistance, type NamedEntry } from './paste-names.ts';

const [{ scoring }] = scoringTemplates;

function lobbyOf(...names: string[]): NamedEntry[] {
  return names.map((name) => ({ id: name, name, players: [], aliases: [] }));
}

const teams = lobbyOf('LOUD', 'LOS', 'Team 7', 'FLUXO W7M', '100 Thieves', 'Los Ñandúes');

function parse(text: string, entries = teams) {
  const { rows, problems, placedByOrder } = parsePaste(text, { entries, scoring });
  return {
    rows: rows.map(({ placement, entryId, kills }) => `${placement} ${entryId} ${kills}`),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
    placedByOrder,
  };
}

describe('a line', () => {
  test.each<[string, string]>([
    ['1 LOUD 12', '1 LOUD 12'],
    ['1. LOUD 12', '1 LOUD 12'],
    ['1) LOUD 12', '1 LOUD 12'],
    ['#1 LOUD 12', '1 LOUD 12'],
    ['1º LOUD 12', '1 LOUD 12'],
    ['1° - LOUD - 12', '1 LOUD 12'],
    ['Puesto 1: LOUD, 12 bajas', '1 LOUD 12'],
    ['Top 1 LOUD 12 kills', '1 LOUD 12'],
    ['🥈 LOUD 12', '2 LOUD 12'],
    ['4️⃣ LOUD 12', '4 LOUD 12'],
    ['4\u20E3LOUD - 12 kills', '4 LOUD 12'],
    ['🔟 LOUD 1️⃣2️⃣', '10 LOUD 12'],
    ['1️⃣1️⃣ Team 7️⃣ 4', '11 Team 7 4'],
    ['*1.* LOUD - *12*', '1 LOUD 12'],
    ['*1. LOUD 12 kills*', '1 LOUD 12'],
    ['**1** LOUD **12**', '1 LOUD 12'],
    ['1 *LOUD* 12', '1 LOUD 12'],
    ['1\tLOUD\t12', '1 LOUD 12'],
    ['1;LOUD;12', '1 LOUD 12'],
    ['1,LOUD,12', '1 LOUD 12'],
    ['1 | LOUD | 12', '1 LOUD 12'],
    ['  1   LOUD   (12)  ', '1 LOUD 12'],
    ['1 LOUD x12', '1 LOUD 12'],
    ['1 LOUD 12k', '1 LOUD 12'],
    ['1 LOUD 0', '1 LOUD 0'],
    ['1 loud 12', '1 LOUD 12'],
    ['1 ꧁ＬＯＵＤ꧂ 12', '1 LOUD 12'],
    ['1 𝗟𝗢𝗨𝗗 12', '1 LOUD 12'],
    ['1 ʟᴏᴜᴅ 12', '1 LOUD 12'],
    ['6 los nandues 3', '6 Los Ñandúes 3'],
    ['3 Team 7 4', '3 Team 7 4'],
    ['3 Team 7', '3 Team 7 null'],
    ['7 100 Thieves 5', '7 100 Thieves 5'],
    ['1 LOUD', '1 LOUD null'],
    ['LOUD 1 12', '1 LOUD 12'],
    ['2 LOUD 9 5 14', '2 LOUD 5'],
    ['2 LOUD 5 9 14', '2 LOUD 5'],
    ['2 LOUD 5 14', '2 LOUD 5'],
    ['2 LOUD 9 5', '2 LOUD 5'],
    ['1 LOUDD 12', '1 LOUD 12'],
    ['4 FLUXO 6', '4 FLUXO W7M 6'],
    ['1 LUOD 2', '1 LOUD 2'],
  ])('%s', (text, row) => {
    // A second line says that places are written, not counted.
    expect(parse(`${text}\n30 LOS 1`)).toEqual({ rows: [row, '30 LOS 1'], problems: [], placedByOrder: false });
  });

  test.each<[string, string]>([
    ['1 ???', '1: No conocemos a «???». ¿Quién es?'],
    ['1 Cruzeiro 12', '1: No conocemos a «Cruzeiro». ¿Quién es?'],
    ['1 Team 8 4', '1: No conocemos a «Team 8». ¿Es Team 7?'],
    ['4711', '1: No entendimos esta línea.'],
    ['====', '1: No entendimos esta línea.'],
    ['101 LOUD 3', '1: Ese puesto o esas bajas no pueden ser.'],
    ['0 LOUD 3', '1: Ese puesto o esas bajas no pueden ser.'],
    ['1 LOUD 999', '1: Ese puesto o esas bajas no pueden ser.'],
    ['1 LOS 4', '2: Ya salió en la línea 1.'],
  ])('%s is asked about', (text, problem) => {
    const { rows, problems } = parse(`${text}\n30 LOS 1`);
    expect(problems).toEqual([problem]);
    expect(rows).toHaveLength(1);
  });

  test('that two names are as near to is asked about, with both', () => {
    const entries = lobbyOf('Halcones A', 'Halcones B');
    const { problems } = parsePaste('1 Halcones 3', { entries, scoring });
    expect(problems[0]?.suggestions.toSorted()).toEqual(['Halcones A', 'Halcones B']);
  });

  test('that is nearly a name which another line has letter by letter is asked about', () => {
    expect(parse('1 LOUDD 3\n2 LOUD 4').problems).toEqual(['1: No conocemos a «LOUDD». ¿Es LOUD?']);
  });

  test('by a name that two go by is asked about, unless it is written as one of them is', () => {
    const entries = lobbyOf('Sol', '꧁𝓢𝓸𝓵꧂');
    expect(parsePaste('1 sol 3', { entries, scoring }).problems).toHaveLength(1);
    expect(parse('1 ꧁𝓢𝓸𝓵꧂ 3\n2 Sol 1', entries)).toMatchObject({ rows: ['1 ꧁𝓢𝓸𝓵꧂ 3', '2 Sol 1'], problems: [] });
  });
});

describe('a paste', () => {
  test('without places has the order of its lines', () => {
    expect(parse('LOUD 12\nLOS 3\n\nTeam 7 4')).toEqual({
      rows: ['1 LOUD 12', '2 LOS 3', '3 Team 7 4'],
      problems: [],
      placedByOrder: true,
    });
  });

  test('of names alone is a column of a spreadsheet, with kills unknown', () => {
    expect(parse('LOS\r\nLOUD\r\nTeam 7')).toMatchObject({
      rows: ['1 LOS null', '2 LOUD null', '3 Team 7 null'],
      placedByOrder: true,
    });
  });

  test('keeps the place of a line that is asked about', () => {
    expect(parse('LOS\nCruzeiro\nLOUD').rows).toEqual(['1 LOS null', '3 LOUD null']);
  });

  test.each<[string, string[]]>([
    ['RESULTADOS\n=====\nLOUD 12\nLOS 3', ['1 LOUD 12', '2 LOS 3']],
    ['PARTIDA 1 - BERMUDA\nLOUD 12\nCruzeiro 4\nLOS 3', ['1 LOUD 12', '3 LOS 3']],
    // The winner's kills may be left out, and what has a number may be a name.
    ['LOUDD\nLOS 3', ['1 LOUD null', '2 LOS 3']],
    ['Cruzeiro\nLOS\nLOUD 3', ['2 LOS null', '3 LOUD 3']],
    ['Partida 1\nLOUD 12\nLOS 3', ['2 LOUD 12', '3 LOS 3']],
  ])('without places doesn’t count its title, where that can be told: %j', (text, rows) => {
    const read = parse(text);
    expect(read.rows).toEqual(rows);
    // What isn't counted is asked about all the same.
    expect(read.problems.length + rows.length).toBe(text.split('\n').length);
  });

  test('of kills alone goes to those who have a place', () => {
    const rows = sampleRows('LOS:2:? LOUD:1:? Fuera:- FLUXO:?:?');
    const pasted = parsePaste('12\n0\n', { entries: teams, scoring, rows });
    expect(pasted.rows.map(({ placement, entryId, kills }) => `${placement} ${entryId} ${kills}`)).toEqual([
      '1 LOUD 12',
      '2 LOS 0',
    ]);
    expect(parsePaste('12\n0\n4', { entries: teams, scoring, rows }).problems).toHaveLength(3);
  });

  test('of columns with headings, in whatever order', () => {
    expect(parse('Bajas\tEquipo\tPuesto\tPuntos\n12\tLOUD\t1\t24\n\tLOS\t2\t9')).toMatchObject({
      rows: ['1 LOUD 12', '2 LOS null'],
      problems: [],
      placedByOrder: false,
    });
  });

  test('of columns with quotes and commas in names', () => {
    const entries = lobbyOf('Uno, dos', 'El "Rey"');
    expect(parse('Nombre,Puesto,Kills\n"Uno, dos",1,4\n"El ""Rey""",2,0', entries).rows).toEqual([
      '1 Uno, dos 4',
      '2 El "Rey" 0',
    ]);
  });

  test('of the organiser tool, in lines', () => {
    const block = [
      'TeamName: LOUD Rank: 1 KillScore: 7 RankScore: 12 TotalScore: 19',
      'NAME: Bak ID: 123456789 KILL: 4',
      'TeamName: 100 Thieves Rank: 2 KillScore: 0 RankScore: 9',
      'TeamName: Cruzeiro Rank: 3 KillScore: 2 RankScore: 8',
    ].join('\n');
    expect(parse(block)).toEqual({
      rows: ['1 LOUD 7', '2 100 Thieves 0'],
      problems: ['4: No conocemos a «Cruzeiro». ¿Quién es?'],
      placedByOrder: false,
    });
  });

  test('of the organiser tool, one thing a line', () => {
    expect(parse('TeamName: LOS\nRank: 2\nKillScore: 3\n\nTeamName: LOUD\nRank: 1\nKillScore: 9\n').rows).toEqual([
      '2 LOS 3',
      '1 LOUD 9',
    ]);
  });

  test('of a tool that ranks by the total: the points for places are right', () => {
    const csv = [
      'Match Rank,Team Name,Survival Score,Kill,Total Score,BOOYAH!',
      '1,LOUD,12,11,23,1',
      '2,LOS,4,16,20,0',
      '3,Team 7,9,10,19,0',
      '4,FLUXO W7M,0,3,3,0',
    ].join('\n');
    expect(parse(csv).rows).toEqual(['1 LOUD 11', '7 LOS 16', '2 Team 7 10', 'null FLUXO W7M 3']);
  });

  test('with 3 bad lines of 48 keeps the 45', () => {
    const entries = lobbyOf(
      ...Array.from({ length: 48 }, (_, index) => `Jugadora ${String.fromCharCode(65 + (index % 26))}${index}`),
    );
    const lines = entries.map(({ name }, index) => `${index + 1} ${name} ${index % 5}`);
    lines[3] = '4 ';
    lines[20] = '- - -';
    lines[40] = '41 Nadie de aquí 3';
    const { rows, problems } = parsePaste(lines.join('\n'), { entries, scoring });
    expect(rows).toHaveLength(45);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'line_unreadable'],
      [21, 'line_unreadable'],
      [41, 'name_unknown'],
    ]);
  });

  test.each(['', '\n\n', '   '])('of nothing is nothing', (text) => {
    expect(parsePaste(text, { entries: teams, scoring })).toMatchObject({ rows: [], problems: [] });
  });

  test('of anything never fails, and gives nobody two rows', () => {
    const lines = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('1 LOUD 12', 'TeamName: LOS Rank: 2', 'Equipo\tPuesto', '7'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, (all) => {
        const { rows } = parsePaste(all.join('\n'), { entries: teams, scoring });
        expect(new Set(rows.map(({ entryId }) => entryId)).size).toBe(rows.length);
        for (const { kills, placement } of rows) {
          expect(kills ?? 0).toBeLessThanOrEqual(200);
          expect(placement ?? 1).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('as long as it may be is read within a moment', () => {
    for (const piece of ['TeamName: ', '1 ', 'a ', '- ', '*', '*1', '1️⃣', ',', '"', '12 12 ', '((((']) {
      const started = performance.now();
      parsePaste(piece.repeat(30_000), { entries: teams, scoring });
      parsePaste(`${piece.repeat(40)}\n`.repeat(400), { entries: teams, scoring });
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});

test('an answer makes a row of what was asked, and is remembered for the next match', () => {
  const text = '3 La Escuadra del Sol 5\n1 LOUD 2';
  const [asked] = parsePaste(text, { entries: teams, scoring }).problems;
  if (asked === undefined) throw new Error('Nothing was asked');
  const row = answeredRow(asked, 'LOS');
  expect(resultOfPaste([row])).toEqual([{ entryId: 'LOS', played: true, placement: 3, kills: 5 }]);
  const aliases = rememberedAliases({ aliases: [] }, row.name);
  const next = teams.map((entry) => (entry.id === 'LOS' ? { ...entry, aliases } : entry));
  const { rows, problems } = parsePaste(text, { entries: next, scoring });
  expect(problems).toEqual([]);
  expect(rows.map(({ entryId, match }) => [entryId, match])).toEqual([
    ['LOS', 'alias'],
    ['LOUD', 'name'],
  ]);
});

test('a player of a team stands for it', () => {
  const entries = [{ id: 'e1', name: 'Sol', players: [{ nickname: 'Bak', freeFireId: null }], aliases: [] }];
  expect(parsePaste('1 Bak 3', { entries, scoring }).rows).toMatchObject([{ entryId: 'e1', match: 'alias' }]);
});

test('what is remembered is kept once, the newest 20', () => {
  expect(rememberedAliases({ aliases: ['a', 'b'] }, ' a ')).toEqual(['b', 'a']);
  const many = Array.from({ length: 20 }, (_, index) => String(index));
  expect(rememberedAliases({ aliases: many }, 'x')).toEqual([...many.slice(1), 'x']);
});

test.each<[string, string, number]>([
  ['', '', 0],
  ['loud', 'loud', 0],
  ['loud', 'loudd', 1],
  ['loud', 'luod', 1],
  ['loud', '', 4],
  ['abc', 'xyz', 3],
])('from %s to %s it is %i letters', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('a bare name is never empty where a name was written', () => {
  expect(bareName(' ☆★☆ ')).toBe('☆★☆');
  expect(bareName('')).toBe('');
});
