import { type PublicTournament, readVisibleTournament, toPublicTournament } from '@arena/domain';
import { expect, test } from 'vitest';
import { latestWon } from './live-tournaments.ts';

function tournament(id: string, date: string, result: object | null): PublicTournament[] {
  const made = toPublicTournament(readVisibleTournament(id, { status: 'published', date, result }));
  return made === null ? [] : [made];
}

test('finds the latest finished tournament with a champion', () => {
  const won = { state: 'finished', first: ['Pumas'], points: 31 };
  const all = [
    ...tournament('primera', '2026-11-01T00:00:00Z', won),
    ...tournament('segunda', '2026-11-08T00:00:00Z', won),
    ...tournament('en-juego', '2026-11-15T00:00:00Z', { ...won, state: 'playing' }),
    ...tournament('sin-nadie', '2026-11-15T00:00:00Z', { ...won, first: [] }),
    ...tournament('sin-tabla', '2026-11-15T00:00:00Z', null),
  ];
  expect(latestWon(all)?.id).toBe('segunda');
  expect(latestWon(all.slice(2))).toBeUndefined();
});
