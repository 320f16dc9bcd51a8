import { expect, test } from 'vitest';
import { entryName } from './entry-name.ts';

const player = (nickname: string, freeFireId: string | null = '123454525') => ({ nickname, freeFireId });

test.each<{ name: string; entry: Parameters<typeof entryName>[0]; called: string }>([
  { name: 'a team by its name', entry: { name: 'LOUD', players: [player('Bak')] }, called: 'LOUD' },
  { name: 'a player by the nickname', entry: { name: '', players: [player('Bak')] }, called: 'Bak' },
  {
    name: 'without a nickname, the end of the ID',
    entry: { name: ' ', players: [player('')] },
    called: 'Jugador ··4525',
  },
  { name: 'without an ID either', entry: { name: '', players: [player('', null)] }, called: 'Jugador' },
  { name: 'without players', entry: { name: '', players: [] }, called: 'Jugador' },
])('$name: $called', ({ entry, called }) => {
  expect(entryName(entry)).toBe(called);
});
