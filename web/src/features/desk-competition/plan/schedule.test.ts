import { expect, test } from 'vitest';
import { releaseOf, roomText } from '../evening/room-text.ts';
import { sampleMatch, sampleStage } from '../samples.ts';
import { scheduleEdits } from './schedule.ts';

const FIRST = '2026-11-21T01:00:00.000Z';

test('matches that are to be played get their times and maps in turn; the others stay', () => {
  const matches = [sampleMatch(1, 'official', 'ANA'), sampleMatch(2, 'scheduled'), sampleMatch(3, 'scheduled')];
  const edits = scheduleEdits(sampleStage(), matches, {
    firstAt: FIRST,
    minutesBetween: 30,
    maps: ['Alpes', 'Solara'],
  });
  expect(edits.map(({ match, edit }) => [match.number, edit.map, edit.startsAt])).toEqual([
    [2, 'Solara', '2026-11-21T01:30:00.000Z'],
    [3, 'Alpes', '2026-11-21T02:00:00.000Z'],
  ]);
  expect(edits[0]?.edit.from).toEqual({ number: 2, map: 'Bermuda', startsAt: null, scoring: null });
});

test('what is so already is not sent', () => {
  const matches = [sampleMatch(1, 'scheduled', '', { map: 'Alpes', startsAt: FIRST })];
  expect(scheduleEdits(sampleStage(), matches, { firstAt: FIRST, minutesBetween: 30, maps: ['Alpes'] })).toEqual([]);
});

test('a room shows a quarter of an hour before its match, and at once where that has no time', () => {
  const now = new Date('2026-11-21T00:10:00.000Z');
  expect(releaseOf({ startsAt: FIRST }, now)).toBe('2026-11-21T00:45:00.000Z');
  expect(releaseOf({ startsAt: null }, now)).toBe(now.toISOString());
});

test('a room reads as a message', () => {
  expect(roomText('Partida 2', { roomId: '812', password: 'caracol' })).toBe(
    '*Partida 2*\nID de la sala: 812\nContraseña: caracol',
  );
});
