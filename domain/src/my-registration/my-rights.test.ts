import { expect, test } from 'vitest';
import { myRights } from './my-rights.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const copa = {
  status: 'published',
  date: at(48),
  endDate: at(52),
  registrationDeadline: at(24),
  maxPlayers: 2,
  currentPlayers: 1,
  result: null,
} as const;
const resultIn = <State extends 'planned' | 'finished'>(state: State) => {
  return { result: { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null } };
};

test.each([
  ['while others can register', 'pending', copa, [true, false, true, at(24)]],
  ['when no seat is left', 'approved', { ...copa, currentPlayers: 2 }, [true, true, true, at(24)]],
  ['after the deadline', 'approved', { ...copa, registrationDeadline: at(-1) }, [false, true, true, null]],
  [
    'without dates',
    'pending',
    { ...copa, registrationDeadline: null, date: null, endDate: null },
    [true, false, true, null],
  ],
  ['once the groups are drawn', 'approved', { ...copa, ...resultIn('planned') }, [false, true, true, null]],
  ['once the competition is finished', 'approved', { ...copa, ...resultIn('finished') }, [false, false, false, null]],
  ['once the tournament has begun', 'approved', { ...copa, date: at(-1) }, [false, true, true, null]],
  ['once the tournament is over', 'approved', { ...copa, date: at(-5), endDate: at(-1) }, [false, false, false, null]],
  ['once the tournament is unpublished', 'approved', { ...copa, status: 'draft' }, [false, false, true, null]],
  ['of a rejected registration', 'rejected', copa, [false, false, false, null]],
  ['once the tournament is deleted', 'approved', null, [false, false, false, null]],
] as const)("a registration's rights: %s", (_, status, tournament, [correct, players, leave, correctUntil]) => {
  expect(myRights(status, tournament, NOW)).toEqual({ correct, players, leave, correctUntil });
});
