import { expect, it } from 'vitest';
import { playerFigures } from './figures.ts';

const none = { finishedTournaments: 0, registeredPlayers: 0, prizes: [] };
const paid = (cents: number, currency = 'USD') => ({ ...none, prizes: [{ cents, currency }] });

it.each([
  ['show their defaults until the totals arrive', null, ['3', '300+', '$300+', '24/7']],
  [
    'grow to the exact totals',
    { ...none, finishedTournaments: 4, registeredPlayers: 301 },
    ['4', '301', '$300+', '24/7'],
  ],
  ['grow independently', { ...none, finishedTournaments: 12 }, ['12', '300+', '$300+', '24/7']],
  ['grow with the prizes', paid(123_450), ['3', '300+', '$1,234', '24/7']],
  ['ignore prizes in another currency', paid(900_000, 'MXN'), ['3', '300+', '$300+', '24/7']],
])('the figures of the home page %s', (_what, totals, expected) => {
  expect(playerFigures(totals).map(({ value }) => value)).toEqual(expected);
});
