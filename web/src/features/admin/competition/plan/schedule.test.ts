import type { Match } from '@arena/domain';
import { expect, test } from 'vitest';
import { sampleMatch, sampleStage } from '../samples.ts';
import { currentTimes, isTooLate, overtakenStages, releaseOf, type Schedule, scheduleEdits } from './schedule.ts';

const FIRST = '2026-11-21T01:00:00.000Z';

const at = (clock: string) => ({ startsAt: `2026-11-21T${clock}:00.000Z` });
const due = (number: number, clock?: string) => sampleMatch(number, 'scheduled', '', clock ? at(clock) : {});
const edited = (matches: Match[], schedule: Schedule) =>
  scheduleEdits(sampleStage(), matches, schedule).map(({ match, edit }) =>
    [match.number, edit.map, edit.startsAt?.slice(11, 16) ?? null].join(' '),
  );

test('assigns times and maps in order to scheduled matches only', () => {
  const matches = [sampleMatch(1, 'official', 'ANA'), due(2), due(3)];
  const schedule = { times: { number: 2, firstAt: FIRST, minutesBetween: 30 }, maps: ['Alpes', 'Solara'] };
  expect(edited(matches, schedule)).toEqual(['2 Solara 01:00', '3 Alpes 01:30']);
  const [edit] = scheduleEdits(sampleStage(), matches, schedule);
  expect(edit?.edit.from).toEqual({ number: 2, map: 'Bermuda', startsAt: null, scoring: null });
});

test('counts times from the chosen match, even if it has begun', () => {
  const matches = [sampleMatch(1, 'playing', '', at('01:00')), due(2, '01:35')];
  const times = { number: 1, firstAt: FIRST, minutesBetween: 40 };
  expect(edited(matches, { times, maps: ['Bermuda'] })).toEqual(['2 Bermuda 01:40']);
});

test('keeps times if only maps change', () => {
  const matches = [due(1, '01:00'), due(2, '01:50')];
  expect(edited(matches, { times: null, maps: ['Alpes'] })).toEqual(['1 Alpes 01:00', '2 Alpes 01:50']);
});

test('sends no unchanged match', () => {
  const matches = [sampleMatch(1, 'scheduled', '', { map: 'Alpes', startsAt: FIRST })];
  expect(edited(matches, { times: { number: 1, firstAt: FIRST, minutesBetween: 30 }, maps: ['Alpes'] })).toEqual([]);
});

test.each<[string, Match[], [number: number, first: string | null, minutesBetween: number]]>([
  ['every 40 minutes', [due(2, '02:10'), due(1, '01:30')], [1, '01:30', 40]],
  [
    'of scheduled matches only',
    [sampleMatch(1, 'official', 'ANA', at('01:00')), due(2), due(3, '02:00')],
    [2, '02:00', 35],
  ],
  ['none yet', [sampleMatch(2, 'official', 'ANA'), due(3)], [3, null, 35]],
])('reads the current times: %s', (_, matches, [number, first, minutesBetween]) => {
  expect(currentTimes(matches)).toEqual({ number, firstAt: first && at(first).startsAt, minutesBetween });
});

/** A match of a stage by its day, hour and state: '20 19:00 playing'; one without a time by ''. */
function matchOf(stageId: string, text: string): Match {
  const [day, clock, state = 'scheduled'] = text.split(' ');
  const startsAt = text === '' ? null : `2026-11-${day}T${clock}:00.000Z`;
  return sampleMatch(1, state === 'playing' ? state : 'scheduled', '', { id: stageId, stageId, startsAt });
}

test.each<[string, string, string, string | null, number, string[]]>([
  ['moved by as much as the tournament', '20 19:00', '20 22:00', '21 20:30', 25.5, ['21 23:30']],
  ['a day after the moved first stage', '22 20:30', '20 20:30', '22 20:30', 0, ['23 20:30']],
  ['a day later while the first stage is played', '21 19:00 playing', '20 22:00', null, 0, ['21 22:00']],
  ['none if it starts after the first stage', '20 19:00', '20 22:00', '20 19:00', 0, []],
  ['none if it has no time', '20 19:00', '', '21 19:00', 0, []],
  ['none once it is being played', '21 19:00', '20 22:00 playing', null, 0, []],
  ['none if the first stage has no time', '', '20 22:00', null, 0, []],
])('the proposed time of a later stage: %s', (_, first, later, moved, hours, proposed) => {
  const stages = [sampleStage({ id: 'grupos' }), sampleStage()];
  const matches = [matchOf('grupos', first), matchOf('final', later)];
  const date = moved === null ? null : matchOf('', moved).startsAt;
  const left = overtakenStages({ competition: { stages }, matches }, date, hours * 3_600_000);
  expect(left.map((one) => one.proposed)).toEqual(proposed.map((text) => matchOf('', text).startsAt));
});

const hour = (clock: string) => `2026-11-20T${clock}:00.000Z`;

test.each<[string, string, string | null, string, boolean]>([
  ['fifteen minutes before the start is accepted', '12:45', '13:00', '10:00', false],
  ['at the start is accepted', '13:00', '13:00', '10:00', false],
  ['hours after the start is too late', '18:45', '13:00', '10:00', true],
  ['right now is accepted for an overdue match', '13:10', '13:00', '13:10', false],
  ['ten minutes from now is too late for an overdue match', '13:20', '13:00', '13:10', true],
  ['is never too late for a match without a time', '18:45', null, '10:00', false],
])('a release %s', (_what, release, start, now, expected) => {
  const startsAt = start === null ? null : hour(start);
  expect(isTooLate(hour(release), { startsAt }, new Date(hour(now)))).toBe(expected);
});

test.each([
  ['fifteen minutes before its match', hour('13:00'), hour('12:45')],
  ['now if its match has no time', null, hour('10:00')],
])('releases a room code %s', (_, startsAt, release) => {
  expect(releaseOf({ startsAt }, new Date(hour('10:00')))).toBe(release);
});
