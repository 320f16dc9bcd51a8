import { type Registration, readRegistration } from '@arena/domain';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { numberingOf } from './in-line.ts';

const OFFERED = '2026-11-21T20:00:00.000Z';

function one(id: string, fields: Partial<Registration>): Registration {
  return { ...readRegistration(id, { tournamentId: 'copa', status: 'waiting' }), ...fields };
}

const all = [
  one('tercera', { line: 7 }),
  one('segunda', { line: 5 }),
  one('otra', { line: 4, tournamentId: 'liga' }),
  one('ofrecida', { line: 2, offeredUntil: OFFERED }),
  one('dentro', { status: 'pending' }),
];

test('who waits has the number that their line has; who is offered a place has none', () => {
  const numberOf = numberingOf(all, () => 0);
  expect(all.map(({ id }) => numberOf(id))).toEqual([2, 1, 1, null, null]);
});

test('nobody is told a number where those who came first aren’t all known', () => {
  const numberOf = numberingOf(all, (tournamentId) => (tournamentId === 'copa' ? 3 : 1));
  expect(all.map(({ id }) => numberOf(id))).toEqual([null, null, 1, null, null]);
});

test('those who wait are listed with the offers first, then in their order', () => {
  const marks = { duplicates: new Map(), silent: new Set<string>() };
  expect(arrange(all, 'waiting', marks)).toEqual(['ofrecida', 'otra', 'segunda', 'tercera']);
});
