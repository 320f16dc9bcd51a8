import { expect, test } from 'vitest';
import type { Room } from '../competition/records/room.schema.ts';
import { isNearMatch, isRoomOver, myRights, myRoom, releaseMoved, roomCode, seenAt } from './my-room.ts';

const RELEASE = Date.parse('2026-11-20T20:00:00.000Z');
const DAY = 24 * 60;
const at = (minutes: number) => new Date(RELEASE + minutes * 60_000);
const iso = (minutes: number) => at(minutes).toISOString();

const room: Room = {
  tournamentId: 'copa',
  matchId: 'm1',
  roomId: '10203040',
  password: 'caracol',
  releaseAt: iso(0),
  startsAt: iso(15),
  changedAt: iso(-30),
  seen: { A: iso(1), B: iso(-40) },
  replaced: false,
  revision: 1,
};

test.each([
  ['a minute before its release', -1, 'active', 'scheduled', { from: iso(0), changedAt: null }, false],
  ['at its release', 0, 'active', 'scheduled', { from: iso(0), changedAt: iso(-30) }, true],
  ['for an entry absent from an earlier match', 0, 'no_show', 'scheduled', { from: iso(0), changedAt: iso(-30) }, true],
  ['less than a day after its match', DAY + 14, 'active', 'official', { from: iso(0), changedAt: iso(-30) }, true],
  ['a day after its match', DAY + 15, 'active', 'official', null, false],
  ['for a disqualified entry', 0, 'disqualified', 'scheduled', null, false],
  ['of a void match', 0, 'active', 'void', null, false],
] as const)('decides when a room and its code are visible: %s', (_, minutes, status, state, told, isGiven) => {
  const asking = { status, state, isConfirmed: true, startsAt: iso(15) };
  expect(myRoom(room, asking, at(minutes))).toEqual(told);
  const code = { roomId: '10203040', password: 'caracol', changedAt: iso(-30), isChanged: false };
  expect(roomCode(room, asking, at(minutes))).toEqual(isGiven ? code : null);
});

test.each([
  ['a day after its match', 15, [DAY + 14, DAY + 15]],
  ['a day after a postponed match', DAY + 15, [2 * DAY + 14, 2 * DAY + 15]],
  ['a day after its release if the match has no time', null, [DAY - 1, DAY]],
  ['eight days after its release if the match moved by a year', 365 * DAY, [8 * DAY - 1, 8 * DAY]],
] as const)('a room expires %s', (_, starts, moments) => {
  const startsAt = starts === null ? null : iso(starts);
  expect(moments.map((minutes) => isRoomOver(room, startsAt, at(minutes)))).toEqual([false, true]);
});

test.each([
  ['15 minutes before the match', 0, 15, 0, true],
  ['six days after the match', 0, -6 * DAY, 0, true],
  ['a year away from the match', 365 * DAY, 15, 0, false],
  ['a year away, without a match time', 365 * DAY, null, 0, false],
] as const)('checks that a release is near its match: %s', (_, release, starts, now, expected) => {
  expect(isNearMatch(iso(release), starts === null ? null : iso(starts), at(now))).toBe(expected);
});

test.each([
  ['moves with its match', 15, 75, -1, 60],
  ['stays if the match stays', 15, 15, -1, 0],
  ['stays once players see the room', 15, 75, 0, 0],
  ['stays if the match loses its time', 15, null, -1, 0],
] as const)('the release of a room %s', (_, before, after, now, expected) => {
  const minutes = (of: number | null) => (of === null ? null : iso(of));
  expect(releaseMoved({ ...room, startsAt: minutes(before) }, minutes(after), at(now))).toBe(iso(expected));
});

test('hides the room while a confirmation is open, at any time', () => {
  const asking = { status: 'active', state: 'scheduled', startsAt: iso(15), isConfirmed: false } as const;
  for (const minutes of [-1, 0, 20]) {
    expect([myRoom(room, asking, at(minutes)), roomCode(room, asking, at(minutes))]).toEqual([null, null]);
  }
});

test('marks a code as changed if it replaces a seen one, not if late', () => {
  const asking = { status: 'active', state: 'scheduled', startsAt: iso(15), isConfirmed: true } as const;
  const late = { ...room, changedAt: iso(5) };
  expect(roomCode(late, asking, at(6))?.isChanged).toBe(false);
  expect(roomCode({ ...late, replaced: true }, asking, at(6))?.isChanged).toBe(true);
});

test('counts a view of an earlier password as unseen', () => {
  expect(['A', 'B', 'C'].map((id) => seenAt(room, id))).toEqual([iso(1), null, null]);
});

const NOW = new Date('2026-11-20T15:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const copa = {
  status: 'published',
  date: inHours(48),
  endDate: inHours(52),
  registrationDeadline: inHours(24),
  maxPlayers: 2,
  currentPlayers: 1,
  result: null,
} as const;
const resultIn = <State extends 'planned' | 'finished'>(state: State) => {
  return { result: { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null } };
};

test.each([
  ['while others can register', 'pending', copa, [true, false, true, inHours(24)]],
  ['when no seat is left', 'approved', { ...copa, currentPlayers: 2 }, [true, true, true, inHours(24)]],
  ['after the deadline', 'approved', { ...copa, registrationDeadline: inHours(-1) }, [false, true, true, null]],
  [
    'without dates',
    'pending',
    { ...copa, registrationDeadline: null, date: null, endDate: null },
    [true, false, true, null],
  ],
  ['once the groups are drawn', 'approved', { ...copa, ...resultIn('planned') }, [false, true, true, null]],
  ['once the competition is finished', 'approved', { ...copa, ...resultIn('finished') }, [false, false, false, null]],
  ['once the tournament has begun', 'approved', { ...copa, date: inHours(-1) }, [false, true, true, null]],
  [
    'once the tournament is over',
    'approved',
    { ...copa, date: inHours(-5), endDate: inHours(-1) },
    [false, false, false, null],
  ],
  ['once the tournament is unpublished', 'approved', { ...copa, status: 'draft' }, [false, false, true, null]],
  ['of a rejected registration', 'rejected', copa, [false, false, false, null]],
  ['once the tournament is deleted', 'approved', null, [false, false, false, null]],
] as const)("a registration's rights: %s", (_, status, tournament, [correct, players, leave, correctUntil]) => {
  expect(myRights(status, tournament, NOW)).toEqual({ correct, players, leave, correctUntil });
});
