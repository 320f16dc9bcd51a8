import { expect, test } from 'vitest';
import { freeSeats, isFull } from './seats.ts';

test.each([
  { name: 'one left', maxPlayers: 48, currentPlayers: 47, free: 1, full: false },
  { name: 'none left', maxPlayers: 48, currentPlayers: 48, free: 0, full: true },
  { name: 'the limit was lowered below the players', maxPlayers: 10, currentPlayers: 48, free: 0, full: true },
  { name: 'no limit', maxPlayers: 0, currentPlayers: 0, free: null, full: false },
])('seats: $name: free $free, full $full', ({ maxPlayers, currentPlayers, free, full }) => {
  expect(freeSeats({ maxPlayers, currentPlayers })).toBe(free);
  expect(isFull({ maxPlayers, currentPlayers })).toBe(full);
});
