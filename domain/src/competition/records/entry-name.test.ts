import { expect, test } from 'vitest';
import { sampleEntry } from '../samples.ts';
import { entryName, entryNames } from './entry-name.ts';

const player = (nickname: string, freeFireId: string | null = '123454525') => ({ nickname, freeFireId });

test.each<{ name: string; entry: Parameters<typeof entryName>[0]; called: string }>([
  { name: 'a team by its name', entry: { name: 'LOUD', players: [player('Bak')], seed: 7 }, called: 'LOUD' },
  { name: 'a player by the nickname', entry: { name: '', players: [player('Bak')], seed: 7 }, called: 'Bak' },
  {
    name: 'without a nickname, the end of the ID',
    entry: { name: ' ', players: [player('')], seed: 7 },
    called: 'Jugador ··4525',
  },
  { name: 'without an ID, the seed', entry: { name: '', players: [player('', null)], seed: 7 }, called: 'Jugador 7' },
])('$name: $called', ({ entry, called }) => {
  expect(entryName(entry)).toBe(called);
});

test('adds seeds to similar names', () => {
  const entries = [
    sampleEntry('a', { name: 'LD', seed: 3 }),
    sampleEntry('b', { name: 'ㅤLDㅤ', seed: 8 }),
    sampleEntry('c', { name: 'LOUD', seed: 9 }),
  ];
  expect([...entryNames(entries).values()]).toEqual(['LD #3', 'ㅤLDㅤ #8', 'LOUD']);
});

test('entries of the same name without a seed are told apart all the same', () => {
  const names = [...entryNames([sampleEntry('b', { name: 'LD' }), sampleEntry('a', { name: 'LD' })]).values()];
  expect(new Set(names).size).toBe(2);
});
