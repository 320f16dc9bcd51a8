import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import openSet from '../../../../tests/fixtures/paste-open.json' with { type: 'json' };
import { sampleRows } from '../competition-samples.ts';
import { type NamedEntry, rememberedAliases } from './names.ts';
import { type ReadOptions, readResult } from './read-result.ts';
import type { ReadQuestion } from './reading.schema.ts';

interface Paste {
  id: string;
  lobby: string[];
  text: string;
  rows: [name: string, place: number | null, kills: number | null][];
  may?: string;
  notPlayed?: string[];
  notRow?: string[];
  rowsBefore?: [name: string, place: number][];
}

const pastes = openSet as unknown as Paste[];

function teams(names: readonly string[]): NamedEntry[] {
  return names.map((name) => ({ id: name, name, players: [], aliases: [] }));
}

const isAbout = (question: ReadQuestion, column: 'placement' | 'kills', entryId: string, line: number | undefined) =>
  (question.column === null || question.column === column || question.column === 'name') &&
  (question.line === null || question.line === line || question.entryIds.includes(entryId));

/** Sorts the rows of a reading into right, asked, wrong and lost. */
function judge({ lobby, text, rows, rowsBefore = [] }: Paste) {
  const before = rowsBefore.map(([entryId, placement]) => ({ entryId, played: true, placement, kills: null }));
  const read = readResult(text, teams(lobby), { rows: before });
  const verdicts = rows.map(([name, place, kills]) => {
    const row = read.rows.find(({ entryId, played }) => entryId === name && played);
    const isAsked = (column: 'placement' | 'kills') =>
      read.questions.some((each) => isAbout(each, column, name, row?.line));
    if (row === undefined) return isAsked('placement') ? 'asked' : 'lost';
    const [asksPlace, asksKills] = [isAsked('placement'), isAsked('kills')];
    const isRight = row.placement === place && row.kills === kills;
    if (isRight && !asksPlace && !asksKills) return 'right';
    return (row.placement === place || asksPlace) && (row.kills === kills || asksKills) ? 'asked' : 'wrong';
  });
  return { read, verdicts };
}

describe('pasted results of the open set', () => {
  test.each(pastes.map((paste) => [paste.id, paste] as const))('%s', (_, paste) => {
    const { read, verdicts } = judge(paste);
    const bad = verdicts.flatMap((verdict, at) =>
      verdict === 'wrong' || verdict === 'lost' ? [`${verdict} ${paste.rows[at]?.[0]}`] : [],
    );
    expect(bad).toEqual([]);
    if (paste.may === undefined) expect(read.questions).toEqual([]);
    const played = new Set(read.rows.filter((row) => row.played).map(({ entryId }) => entryId));
    for (const name of [...(paste.notPlayed ?? []), ...(paste.notRow ?? [])]) expect(played).not.toContain(name);
    const absent = read.rows.filter((row) => !row.played).map(({ entryId }) => entryId);
    expect(absent.toSorted()).toEqual((paste.notPlayed ?? []).toSorted());
  });

  test('reads over nine rows of ten correctly without a question', () => {
    const all = pastes.flatMap((paste) => judge(paste).verdicts);
    expect(all.filter((verdict) => verdict === 'right').length / all.length).toBeGreaterThan(0.9);
  });
});

const names = ['LOUD', 'Los Ñandúes', 'Team 7', '4K Squad', '꧁༺ Lᴇᴏ ༻꧂', '100 Thieves', 'FLUXO W7M', 'Furia'];
const lobby = teams(names);
const plain = (text: string, options: ReadOptions = {}, entries = lobby) =>
  readResult(text, entries, options)
    .rows.map(
      ({ entryId, played, placement, kills }) => `${played ? (placement ?? '?') : '-'} ${entryId} ${kills ?? '?'}`,
    )
    .toSorted();

describe('readResult', () => {
  test('never matches a name inside a longer word or next to unknown words', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcxyzñ7'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('LOUD', 'Furia'), letters, (name, extra) => {
        for (const written of [`${name}z${extra}`, `z${extra} ${name}`, `${name} z${extra}`]) {
          const { rows, questions } = readResult(`1 ${written} 5\n2 Team 7 3\n3 4K Squad 1`, lobby);
          expect(rows.map(({ entryId }) => entryId)).toEqual(['Team 7', '4K Squad']);
          expect(questions.some(({ line }) => line === 1)).toBe(true);
        }
      }),
    );
  });

  test('reads any text without failing, with at most one row per entry', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1 LOUD 12', 'TeamName: LOUD Rank: 2', 'Equipo\tPuesto', '7', '{"equipo":'),
      fc.constantFrom('|opponent1={{TeamOpponent|LOUD}}', '<td>LOUD'),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (lines) => {
        const { rows } = readResult(lines.join('\n'), lobby);
        expect(new Set(rows.map(({ entryId }) => entryId)).size).toBe(rows.length);
        for (const { placement, kills } of rows) {
          expect(placement ?? 1).toBeGreaterThanOrEqual(1);
          expect(kills ?? 0).toBeLessThanOrEqual(200);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('matching names', () => {
  test('asks which entry is meant when a name fits two', () => {
    const entries = teams(['Sol', 'SOL']);
    const { rows, questions } = readResult('1 sol 4\n2 SOL 3', entries);
    expect(rows).toMatchObject([{ entryId: 'SOL', placement: 2, kills: 3 }]);
    expect(questions).toMatchObject([
      { code: 'name_ambiguous', entryIds: ['Sol', 'SOL'], message: '«sol»: ¿es Sol o SOL?' },
    ]);
  });

  test('accepts a confirmed name, also as an alias', () => {
    const answers = { 'name:LOUDD': 'LOUD' };
    expect(plain('1 LOUDD 3\n2 Furia 1', { answers })).toEqual(['1 LOUD 3', '2 Furia 1']);
    const aliased = lobby.map((entry) => (entry.id === 'LOUD' ? { ...entry, aliases: ['LOUDD'] } : entry));
    expect(plain('5 loudd 7\n2 Furia 1', {}, aliased)).toEqual(['2 Furia 1', '5 LOUD 7']);
  });

  test('ignores width, case, accents and invisible characters', () => {
    const told = plain('1 ＬＯＵＤ 3\n2 los\u200b nandues 1\n3 𝗙𝘂𝗿𝗶𝗮 2');
    expect(told).toEqual(['1 LOUD 3', '2 Los Ñandúes 1', '3 Furia 2']);
  });
});

describe('questions', () => {
  const codes = (text: string, options: ReadOptions = {}) =>
    readResult(text, lobby, options).questions.map(({ code, line }) => `${code} ${line ?? ''}`.trim());

  test.each<[string, string[]]>([
    ['1 LOUD 5\n1 Furia 3\n2 Team 7 1', ['place_repeated 1', 'place_repeated 2']],
    ['1 LOUD 5\n2 Furia 999\n3 Team 7 1', ['number_too_large 2']],
    ['1 LOUD 5\n101 Furia 3\n2 Team 7 1', ['columns', 'columns']],
    ['1 LOUD 5\nFuria 3\n3 Team 7 1', ['place_missing 2']],
    ['1 LOUD 5\n2 Furia 3 4\n3 Team 7 1', ['line_unclear 2']],
    ['1 LOUD 5\n2 Furia 3\n3 Team 7 no jugó 4', ['absent_with_kills 3']],
    ['LOUD 5\nCruzeiro 4\nFuria 3', ['name_unknown 2', 'order_broken 2']],
    ['Puesto\tEquipo\tKills\n1\tLOUD\tmuchas', ['value_unreadable 2']],
  ])('are asked about %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  const contradicting = '1. LOUD 11 kills 20 pts\n2. Furia 3 kills 15 pts\n3. Team 7 1 kills 9 pts';
  const totals =
    '1. LOUD 5 kills 25 pts\n2. Furia 9 kills 22 pts\n3. Team 7 1 kills 18 pts\n4. 4K Squad 0 kills 12 pts';

  test.each<[string, string, string[]]>([
    ['a list in the order of its totals', totals, ['columns']],
    ['a list of top kills', `TOP KILLS\n${totals.replaceAll(/ \d+ pts/g, '')}`, ['columns']],
    ['a list from last to first', 'Del último al primero:\nFuria 3 kills\nTeam 7 1 kills\nLOUD 2 kills', ['columns']],
    [
      'a list with places beyond the number of teams',
      'Equipo: LOUD Pos: 20 Kills: 1\nEquipo: Furia Pos: 17 Kills: 2',
      ['columns'],
    ],
    ['a list of totals from another table', '1. LOUD 21\n2. Furia 11\n3. Team 7 12\n4. 4K Squad 9', ['columns']],
    ['a list with kills of players only', '1. LOUD (Bak 2, Nobru 3)\n2. Furia (Lu 0, Teo 1)', ['columns']],
    ['a list with points that contradict its numbering', contradicting, ['columns']],
    ['a list with kill points and no places', 'LOUD 22 pts kills\nFuria 4 pts kills', ['columns', 'columns']],
  ])('ask about the columns of %s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('about columns are answered by choosing an option', () => {
    const text = '1 LOUD 5 130\n2 Furia 3 90\n3 Team 7 1 220';
    const [question] = readResult(text, lobby).questions;
    expect(question).toMatchObject({ code: 'columns', column: 'kills' });
    const option = question?.options.find(({ label }) => label === 'Bajas 5, 3, 1…');
    const answers = { [question?.id ?? '']: option?.id ?? '' };
    expect(plain(text, { answers })).toEqual(['1 LOUD 5', '2 Furia 3', '3 Team 7 1']);
  });
});

describe('a column of kills alone', () => {
  const rows = sampleRows('LOUD:1:? Furia:2:? Team 7:-');

  test('is assigned to the placed entries in order', () => {
    expect(plain('7\n4', { rows })).toEqual(['1 LOUD 7', '2 Furia 4']);
    expect(plain('Kills\n17\n14\n', { rows })).toEqual(['1 LOUD 17', '2 Furia 14']);
  });

  test('raises a question if it has too many numbers or could be points', () => {
    expect(readResult('7\n4\n2', lobby, { rows }).questions).toHaveLength(1);
    expect(readResult('17\n14', lobby, { rows }).questions).toMatchObject([
      { column: 'kills', message: '¿Son bajas o puntos?' },
    ]);
  });
});

// A pattern of square time takes minutes for one of these.
test.each('TeamName: /1 /a /- /*/*1/1️⃣/,/"/12 12 /((((/<td>/{{a|/LOUD /kill '.split('/'))(
  'reads a long text of %j',
  (piece) => {
    readResult(piece.repeat(4_000), lobby);
    readResult(`${piece.repeat(40)}\n`.repeat(100), lobby);
  },
);

test('remembers each alias once, the newest 20', () => {
  expect(rememberedAliases({ aliases: ['a', 'b'] }, ' a ')).toEqual(['b', 'a']);
  const many = Array.from({ length: 20 }, (_, index) => String(index));
  expect(rememberedAliases({ aliases: many }, 'x')).toEqual([...many.slice(1), 'x']);
});
