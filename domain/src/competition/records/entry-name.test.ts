import { expect, test } from 'vitest';
import { sampleEntry } from '../competition-samples.ts';
import { entryName, entryNames } from './entry-name.ts';

const player = (nickname: string, freeFireId: string | null = '123454525') => ({ nickname, freeFireId });

test.each([
  ['a team by its name', 'LOUD', player('Bak'), 'LOUD'],
  ['a player by the nickname', '', player('Bak'), 'Bak'],
  ['a player without a nickname by the end of the ID', ' ', player(''), 'Jugador ··4525'],
  ['a player without an ID by the seed', '', player('', null), 'Jugador 7'],
])('names %s', (_, name, first, called) => {
  expect(entryName({ name, players: [first], seed: 7 })).toBe(called);
});

test('distinguishes similar names, by their seeds if they have any', () => {
  const named = (id: string, name: string, seed: number | null) => sampleEntry(id, { name, seed });
  const entries = [named('a', 'LD', 3), named('b', 'ㅤLDㅤ', 8), named('c', 'LOUD', 9)];
  expect([...entryNames(entries).values()]).toEqual(['LD #3', 'ㅤLDㅤ #8', 'LOUD']);
  const typed = [named('a', 'LD', 3), named('b', 'LD', 8), named('c', 'LD #3', 9), named('d', 'LD', null)];
  expect([...entryNames(typed).values()]).toEqual(['LD #3-2', 'LD #8', 'LD #3', 'LD #4']);
  const unnumbered = [named('a', 'LD', null), named('b', 'LD', 1)];
  expect(new Set(entryNames(unnumbered).values()).size).toBe(2);
  expect(new Set(entryNames([named('b', 'LD', null), named('a', 'LD', null)]).values()).size).toBe(2);
});

test.each<[string, [id: string, name: string, seed: number | null][]]>([
  [
    'two hand-made entries of one seed',
    [
      ['a', 'LD', 3],
      ['b', 'LD', 3],
    ],
  ],
  [
    'a seed and a place in the order',
    [
      ['a', 'LD', null],
      ['b', 'LD', 1],
    ],
  ],
  [
    'a name that is written like a number',
    [
      ['a', 'LD', 3],
      ['b', 'LD', 4],
      ['c', 'LD #3', 5],
    ],
  ],
])('gives different names to %s', (_, rows) => {
  const names = entryNames(rows.map(([id, name, seed]) => sampleEntry(id, { name, seed })));
  expect(new Set(names.values()).size).toBe(rows.length);
});
