import { emptyTournament } from '@arena/domain';
import { expect, test } from 'vitest';
import { shareMessage } from './share-message.ts';

const site = 'https://arena.example';
const LINK = 'Inscríbete aquí: https://arena.example/tournament/copa';
const copa = { ...emptyTournament, id: 'copa', name: 'Copa Relámpago', currentPlayers: 0 };

test.each([
  ['a tournament with only a name', copa, ['*Copa Relámpago*', 'Es gratis.', LINK]],
  [
    'a tournament with every detail',
    { ...copa, date: '2026-11-22T01:00:00.000Z', maxPlayers: 48, currentPlayers: 8, prize: '$1,000', entryFee: '2.5' },
    [
      '*Copa Relámpago*',
      'Cuándo: sáb 21 nov, 19:00 🇲🇽 · 20:00 🇨🇴🇵🇪 · 22:00 🇦🇷🇧🇷',
      'Cupos: 40',
      'Premio: $1,000',
      'Inscripción: $2.50 USD',
      LINK,
    ],
  ],
  [
    'prizes by place without a prize text',
    { ...copa, prizePool: '1er: $50, 2do: $30, 3er: TBD' },
    ['*Copa Relámpago*', 'Premios: 1er $50, 2do $30', 'Es gratis.', LINK],
  ],
  [
    'a full tournament',
    { ...copa, maxPlayers: 2, currentPlayers: 2 },
    ['*Copa Relámpago*', 'Cupos: ya no quedan', 'Es gratis.', LINK],
  ],
])('writes the share message for %s', (_what, tournament, lines) => {
  expect(shareMessage(tournament, site).split('\n')).toEqual(lines);
});
