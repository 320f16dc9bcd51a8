import type { MyRegistration } from '@arena/domain';
import { sampleMyMatch } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { alarmsIn, eventsIn } from '#lib/time/calendar-to-test.ts';
import { remindersOf } from './reminders.ts';
import { remindersFile } from './reminders-file.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

const match = (change: Partial<MyRegistration['matches'][number]>) =>
  sampleMyMatch({ map: 'Bermuda', startsAt: at(60), room: { from: at(45), changedAt: null }, ...change });

const window = (change: Partial<MyRegistration['confirmations'][number]>) =>
  ({ kind: 'match', opensAt: at(60), closesAt: at(1_380), state: 'later', ...change }) as const;

const tournament = { id: 'copa', name: 'Copa', date: null, endDate: null, registrationDeadline: null };
const planned = { tournament, createdAt: at(-60), entry: 'active' as const, confirmations: [], matches: [] };
const reminders = (change: Partial<MyRegistration>) => remindersOf({ ...planned, ...change }, NOW);

test.each<[string, Partial<MyRegistration>, string[]]>([
  ['one for a future match', { matches: [match({})] }, ['match']],
  ['none for a match that has begun', { matches: [match({ startsAt: at(-1) })] }, []],
  ['none for a match that was played early', { matches: [match({ state: 'official' })] }, []],
  ['one for a future confirmation', { confirmations: [window({})] }, ['confirmation']],
  ['one for an open confirmation', { confirmations: [window({ state: 'open', opensAt: at(-9) })] }, ['confirmation']],
  ['none for a given confirmation', { confirmations: [window({ state: 'confirmed' })] }, []],
  [
    'none for a confirmation that closed since the last read',
    { confirmations: [window({ state: 'open', closesAt: at(-1) })] },
    [],
  ],
  ['none for a withdrawn player', { entry: 'withdrawn', matches: [match({})], confirmations: [window({})] }, []],
])('reminders: %s', (_, change, expected) => {
  expect(reminders(change).map(({ kind }) => kind)).toEqual(expected);
});

const ADDRESS = 'https://arena.example/mi-lugar';
const file = (change: Partial<MyRegistration>) => remindersFile(reminders(change), ADDRESS, NOW);

test('another calendar library reads the file with its alarms', () => {
  const both = file({ matches: [match({})], confirmations: [window({})] });
  expect(eventsIn(both)).toEqual([
    expect.objectContaining({ summary: 'Confirma que juegas · Copa', start: at(60), url: ADDRESS }),
    {
      uid: 'copa.m1@arenalibre',
      sequence: NOW.getTime() / 1_000,
      summary: 'Copa · Partida 1 · Final · Sala',
      start: at(60),
      status: 'CONFIRMED',
      url: ADDRESS,
      description: `Mapa: Bermuda\nEl código de la sala sale en «Mi lugar».\n${ADDRESS}`,
    },
  ]);
  expect(alarmsIn(both)).toEqual([[at(60), at(1_320)], [at(45)]]);
});

test.each([
  [60, []],
  [90, [30]],
  [50, []],
])('an open confirmation that closes in %i minutes rings in minutes %j', (minutes, alarms) => {
  const open = file({ confirmations: [window({ state: 'open', opensAt: at(-60), closesAt: at(minutes) })] });
  expect(alarmsIn(open)).toEqual([alarms.map(at)]);
});
