import { expect, test } from 'vitest';
import { letterRanges } from './tapping.ts';

test.each<[what: string, names: string[], most: number, ranges: string]>([
  ['no name', [], 8, ''],
  ['one name a letter', ['Águilas', 'Brasas', 'Condor'], 8, 'A@0 B@1 C@2'],
  ['more letters than ranges', ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fer'], 3, 'A–B@0 C–D@2 E–F@4'],
  ['many names of one letter', ['Ana', 'Ari', 'Axel', 'Beto', 'Caro'], 2, 'A@0 B–C@3'],
  ['digits and symbols', ['🔥Fuego', '7Leones', 'Ana', 'Łukasz', 'Ярость'], 8, '#@0 A@2 #@3'],
  ['letters of another style', ['𝐊𝐀𝐎𝐒', 'Kings', 'Ñandú'], 8, 'K@0 N@2'],
])('divides %s into ranges of letters', (_what, names, most, ranges) => {
  expect(
    letterRanges(names, most)
      .map(({ label, at }) => `${label}@${at}`)
      .join(' '),
  ).toBe(ranges);
});
