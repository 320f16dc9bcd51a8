import { expect, it } from 'vitest';
import { playerKillsIn } from './player-kills.ts';

const entries = [
  {
    id: 'A',
    players: [
      { nickname: 'Ñandú', freeFireId: '95000001' },
      { nickname: 'dos', freeFireId: null },
    ],
  },
];

const player = (nickname: string, kills: number | null, freeFireId: string | null = null) => {
  return { nickname, kills, freeFireId };
};

it.each([
  ['by ID', [player('otro', 4, '95000001')], ['0 4']],
  ['by nickname, ignoring accents and case', [player('NANDU', 4), player('Dos', 2)], ['0 4', '1 2']],
  ['not by a nickname with another ID', [player('Ñandú', 4, '95000009')], []],
  ['not without a kill count', [player('dos', null)], []],
  ['not when their kills exceed those of the team', [player('dos', 7), player('Ñandú', 4)], []],
])('playerKillsIn finds players %s', (_case, players, found) => {
  const kills = playerKillsIn([{ entryId: 'A', kills: 10, players }], entries);
  expect(kills.map((one) => `${one.player} ${one.kills}`)).toEqual(found);
});
