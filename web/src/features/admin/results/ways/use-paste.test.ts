import { type PastedName, type ResultRow, readResult } from '@arena/domain';
import { expect, test } from 'vitest';
import { wholeRows } from '../entry/facts.ts';
import type { Pasted } from '../entry/result-drafts.ts';
import { rowsText, sampleFacts, sampleRows } from '../result-samples.ts';
import { namesAfter, readingInput, usedParts, withRows } from './use-paste.ts';

const facts = sampleFacts(['Fluxo', 'INTZ', 'LOUD']);
const nobody = wholeRows(['fluxo', 'intz', 'loud'], []);

interface Known {
  answers?: Record<string, string>;
  before?: ResultRow[];
  names?: PastedName[];
}

function readPasted(pasted: Pasted, before: ResultRow[], names: PastedName[]) {
  const { text, lobby, options } = readingInput(pasted, facts, before, names);
  return withRows(readResult(text, lobby, options), pasted, facts, before);
}

function read(text: string, { answers = {}, before = nobody, names = [] }: Known = {}) {
  const { result, questions } = readPasted({ text, answers }, before, names);
  return { rows: rowsText(result), problems: questions.map(({ line, code }) => `${line} ${code}`) };
}

test.each<
  [name: string, text: string, rows: string, change?: { problems?: string[]; answers?: Record<string, string> }]
>([
  ['all lines are known', '1 LOUD 12\n2 fluxo 3\n3 Intz 0', 'fluxo:2:3 intz:3:0 loud:1:12'],
  ['an unlisted entry is absent', '1 LOUD 12', 'fluxo:- intz:- loud:1:12'],
  [
    'an unknown line keeps the others',
    '1 LOUD 12\n2 Zorros 3\n3 INTZ 1',
    'fluxo:- intz:3:1 loud:1:12',
    { problems: ['2 name_unknown'] },
  ],
  [
    'an answer turns a line into a row',
    '1 LOUD 12\n2 Zorros 3\n3 INTZ 1',
    'fluxo:2:3 intz:3:1 loud:1:12',
    { answers: { 'name:Zorros': 'fluxo' } },
  ],
  [
    'an answer leaves a line out',
    '1 LOUD 12\n2 Zorros 3',
    'fluxo:- intz:- loud:1:12',
    { answers: { 'name:Zorros': '' } },
  ],
  [
    'an answer with a repeated entry is ignored',
    '1 LOUD 12\n2 Zorros 3',
    'fluxo:- intz:- loud:1:12',
    { problems: ['2 entry_repeated'], answers: { 'name:Zorros': 'loud' } },
  ],
])('reads a pasted result: %s', (_name, text, rows, { problems = [], answers = {} } = {}) => {
  expect(read(text, { answers })).toEqual({ rows, problems });
});

test('gives a column of kills to entries with a placement', () => {
  const before = sampleRows('fluxo:2:? intz:- loud:1:?');
  expect(read('7\n4', { before })).toEqual({ rows: 'fluxo:2:4 intz:- loud:1:7', problems: [] });
});

test.each<[string, PastedName[], string, string, PastedName[]]>([
  ['are remembered for the next match', [], 'Zorros', 'fluxo', [{ entryId: 'fluxo', name: 'Zorros' }]],
  [
    'move to another entry after an answer',
    [{ entryId: 'intz', name: 'Zorros' }],
    'Zorros',
    'fluxo',
    [{ entryId: 'fluxo', name: 'Zorros' }],
  ],
  ['of a left-out line are forgotten', [], 'Zorros', '', []],
  ['too long to store are ignored', [], 'Zorro'.repeat(9), 'fluxo', []],
])('names %s', (_, known, name, entryId, names) => {
  const [problem = expect.fail()] = readPasted({ text: `2 ${name} 3`, answers: {} }, nobody, []).questions;
  expect(namesAfter(known, problem, entryId)).toEqual(names);
});

test('reads a remembered name', () => {
  const names = [{ entryId: 'fluxo', name: 'Zorros' }];
  expect(read('2 ZORROS 5', { names }).rows).toBe('fluxo:2:5 intz:- loud:-');
});

const marked = (text: string, name: string, placement: number | null, kills: number | null) =>
  usedParts({ text, name, placement, kills })
    .map((piece) => (piece.isUsed ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['1. Team 7 - 4 kills', 'Team 7', 1, 4, '[1]. [Team 7] - [4] kills'],
  ['LOUD;2;12;20', 'LOUD', 2, 12, '[LOUD];[2];[12];20'],
  ['🥇 LOUD', 'LOUD', 1, null, '🥇 [LOUD]'],
  ['sin nombre 3', '', 3, null, 'sin nombre [3]'],
])('marks the used parts of %s', (text, name, placement, kills, expected) => {
  expect(marked(text, name, placement, kills)).toBe(expected);
});
